import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { type Nginx, type NginxOptions, runNginx } from '#scripts/nginx.ts';

export type { Nginx } from '#scripts/nginx.ts';

export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const { folder } = inject('cluster');
  const nginx = await runNginx(folder, options);
  await writeFile(path.join(folder, 'processes', String(nginx.pid)), '');
  return nginx;
}
