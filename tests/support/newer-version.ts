import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';

/**
 * @param migrations by file name
 * @returns the path of its server/main.mjs
 */
export async function makeNewerVersion(migrations: Record<string, string>): Promise<string> {
  const folder = path.join(inject('cluster').folder, 'newer-version');
  await mkdir(folder, { recursive: true });
  // A real copy, because the server resolves other files relative to its own path.
  await cp('server', path.join(folder, 'server'), { recursive: true });
  await cp('db', path.join(folder, 'db'), { recursive: true });
  for (const name of ['build', 'node_modules', 'package.json']) {
    await symlink(path.resolve(name), path.join(folder, name));
  }
  for (const [name, code] of Object.entries(migrations))
    await writeFile(path.join(folder, 'db/migrations', name), code);
  return path.join(folder, 'server/main.mjs');
}
