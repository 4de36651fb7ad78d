/** Copies the sources and the build into a temporary folder, so that a test can change and rebuild them. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readlink, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';

export const SOURCES = [
  'app',
  'config.server.ts',
  'config-variables.server.ts',
  'content',
  'db',
  'domain',
  'platform',
  'public',
  'scripts',
  'server',
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  '.gitignore',
];

export type CopiedSite = {
  folder: string;
  main: string;
  /** Replaces text in one of its files; throws if the text is missing. */
  change(file: string, from: string, to: string): Promise<void>;
  /** Runs `npm run build`, as `npm start` does before it starts the site. */
  prepare(): Promise<{ code: number; output: string }>;
};

export async function copySite(): Promise<CopiedSite> {
  const folder = await mkdtemp(path.join(inject('cluster').folder, 'copy-'));
  for (const name of SOURCES) await cp(name, path.join(folder, name), { recursive: true });
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const version = await readlink('build/current');
  await mkdir(path.join(folder, 'build'));
  await cp(path.join('build', version), path.join(folder, 'build', version), { recursive: true });
  await symlink(version, path.join(folder, 'build/current'));
  return {
    folder,
    main: path.join(folder, 'server/main.mjs'),
    change: async (file, from, to) => {
      const text = await readFile(path.join(folder, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain '${from}'`);
      await writeFile(path.join(folder, file), text.replaceAll(from, to));
    },
    prepare: () => prepareIn(folder),
  };
}

function prepareIn(folder: string): Promise<{ code: number; output: string }> {
  return promisify(execFile)(process.execPath, ['scripts/build.mjs'], { cwd: folder }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }),
  );
}
