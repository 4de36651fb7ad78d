/** A server as in docs/operate/production.md, in a folder: a repository, settings, releases, and services without systemd. */
import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { freePort } from '#scripts/free-port.ts';
import memory from '#server/memory-settings.json' with { type: 'json' };
import { SOURCES } from './copied-site.ts';

export type Server = {
  root: string;
  web: [number, number];
  /** Changes source files and commits them to the repository from which deploy/update fetches. */
  commit(files: Record<string, string>): Promise<void>;
  configure(settings: Record<string, string>): Promise<void>;
  update(...options: string[]): Promise<{ code: number; output: string }>;
  current(): Promise<string>;
  log(): Promise<string>;
  stop(): void;
};

type Options = {
  migrationUrl: string;
  settings: Record<string, string>;
  pause: number;
  hasWorker: boolean;
};

/** `systemctl restart unit`: stops the old process, waits for its end, and starts `current`. */
const SERVICES = `#!/bin/bash
set -eu
root=$(dirname "$0")
file=$root/$2.pid
if [ -f "$file" ]; then
  kill -TERM "$(cat "$file")" || true
  while kill -0 "$(cat "$file")" 2>/dev/null; do sleep 0.05; done
fi
cd "$(readlink -f "$root/current")"
set -a
. "$root/site.env"
. "$root/$2.env"
nohup node_modules/.bin/node server/main.mjs $ROLE >>"$root/services.log" 2>&1 </dev/null &
echo $! >"$file"
echo $! >"$PROCESSES/$!"
`;

export async function makeServer({ migrationUrl, settings, pause, hasWorker }: Options): Promise<Server> {
  const run = inject('cluster').folder;
  const root = await mkdtemp(path.join(run, 'server-'));
  const origin = path.join(root, 'origin');
  const git = (...options: string[]) => execFileSync('git', options, { cwd: origin, stdio: 'pipe', env: GIT });
  await mkdir(origin);
  for (const name of SOURCES) await cp(name, path.join(origin, name), { recursive: true });
  await writeFile(path.join(origin, 'scripts/build.mjs'), QUICK_BUILD);
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message=First');
  execFileSync('git', ['clone', '--quiet', origin, path.join(root, 'repository')], { env: GIT });

  const ports = [await freePort(), await freePort(), await freePort(), await freePort()];
  const [first = 0, second = 0, worker = 0, trial = 0] = ports;
  const roles = { 'web@1': `PORT=${first}`, 'web@2': `PORT=${second}`, worker: `PORT=${worker}\nROLE=worker` };
  for (const [unit, lines] of Object.entries(roles)) {
    await writeFile(path.join(root, `${unit}.env`), `ROLE=\n${lines}\nPROCESSES='${path.join(run, 'processes')}'\n`);
  }
  await writeFile(path.join(root, 'migration.env'), `MIGRATION_DATABASE_URL='${migrationUrl}'\n`);
  await writeFile(path.join(root, 'systemctl'), SERVICES, { mode: 0o755 });
  const configure = (changed: Record<string, string>) => {
    Object.assign(settings, changed);
    // Prevents the process from re-executing itself, which would change its process id under this shell.
    const all = { ...memory, ...settings, DATA_DIR: path.join(root, 'data') };
    const lines = Object.entries(all).map(([name, value]) => `${name}='${value}'\n`);
    return writeFile(path.join(root, 'site.env'), lines.join(''));
  };
  await configure({});
  await writeFile(path.join(root, 'meminfo'), 'MemAvailable: 2048000 kB\nSwapFree: 0 kB\n');
  const environment = {
    ...GIT,
    TMPDIR: run,
    CHECKOUT: path.resolve('.'),
    AGENCY_ROOT: root,
    AGENCY_SETTINGS: root,
    AGENCY_USER: os.userInfo().username,
    AGENCY_SYSTEMCTL: path.join(root, 'systemctl'),
    AGENCY_UNITS: `web@1:${first} web@2:${second}${hasWorker ? ` worker:${worker}` : ''}`,
    AGENCY_TRIAL_PORT: String(trial),
    AGENCY_PAUSE: String(pause),
    AGENCY_MEMINFO: path.join(root, 'meminfo'),
  };
  return {
    root,
    web: [first, second],
    configure,
    commit: async (files) => {
      for (const [name, text] of Object.entries(files)) await writeFile(path.join(origin, name), text);
      git('add', '--all');
      git('commit', '--quiet', '--message=Next');
    },
    update: (...options) =>
      new Promise((resolve) => {
        execFile(
          path.resolve('deploy', 'update'),
          options,
          { env: environment, timeout: 1_200_000 },
          (error, stdout, stderr) =>
            resolve({ code: error ? Number(error.code ?? 1) : 0, output: `${stdout}${stderr}` }),
        );
      }),
    current: () => readlink(path.join(root, 'current')),
    log: () => readFile(path.join(root, 'services.log'), 'utf8'),
    stop: () => {
      const script = 'for file in "$0"/*.pid; do kill -TERM "$(cat "$file")" || true; done';
      execFileSync('bash', ['-c', script, root], { stdio: 'ignore' });
    },
  };
}

const { PATH = '' } = process.env;
const GIT = {
  PATH,
  HOME: os.tmpdir(),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@mail.example',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@mail.example',
};

/** `scripts/build.mjs` with a real Vite build. Uses the checkout's packages, because an install would take half a minute. */
export const REAL_BUILD = `
import { symlinkSync } from 'node:fs';
symlinkSync(${JSON.stringify(path.resolve('node_modules'))}, 'node_modules');
const { prepare } = await import('./prepare.mjs');
await prepare();
`;

/** Replaces Vite: copies the checkout's build and renames one script that every page loads. Source files must be readable. */
const QUICK_BUILD = `
import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
const checkout = ${JSON.stringify(path.resolve('.'))};
symlinkSync(path.join(checkout, 'node_modules'), 'node_modules');
stripTypeScriptTypes(readFileSync('app/pages/rows/board.ts', 'utf8'));
const id = createHash('sha256').update(path.basename(process.cwd())).digest('hex').slice(0, 8);
const version = 'build/' + id + id;
cpSync(path.join(checkout, 'build/current/'), version, { recursive: true, dereference: true });
for (const file of globSync(version + '/client/**/*.{br,gz}')) rmSync(file);
const manifest = globSync(version + '/client/assets/manifest-*.js').find((file) => /-[0-9a-f]{8}[.]js$/.test(file));
const name = path.basename(manifest);
const other = 'manifest-' + id + '.js';
renameSync(manifest, manifest.replace(name, other));
for (const file of globSync(version + '/**/*.{js,html,json}')) {
  const text = readFileSync(file, 'utf8');
  if (text.includes(name)) writeFileSync(file, text.replaceAll(name, other));
}
symlinkSync(id + id, 'build/current');
`;
