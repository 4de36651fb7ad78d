// The entry file. Plain JavaScript, so that an outdated Node can say so in a sentence.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { claimBuild } from './build-folder.mjs';
import { reportToWatchdog } from './watchdog.mjs';

const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `This site needs Node 24 or newer and was started with ${process.version}. Use 'npm start', which brings its own.`,
  );
  process.exit(1);
}
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
// Saves memory. glibc keeps freed memory for each thread, and V8 lets its heap grow while the machine has memory left; after an
// hour that was more than the site itself uses. Both read their settings only when a process starts, so this process replaces
// itself with these settings. Setting MALLOC_ARENA_MAX prevents that, and NODE_OPTIONS override ours (docs/decisions/0032-pressure.md).
if (process.platform === 'linux' && !process.env.MALLOC_ARENA_MAX && process.execve) {
  const { default: memory } = await import('./memory-settings.json', { with: { type: 'json' } });
  // The heap gets half of a container's memory; answers, hashes and pictures need the rest. Of two equal options the last counts.
  const room = Math.floor(process.constrainedMemory() / 2 / 1_048_576);
  const heap = room > 0 && room < 1_024 ? ` --max-old-space-size=${Math.max(128, room)}` : '';
  const settings = {
    ...memory,
    NODE_OPTIONS: `${memory.NODE_OPTIONS}${heap} ${process.env.NODE_OPTIONS ?? ''}`.trim(),
  };
  const argv = [process.execPath, ...process.execArgv, fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  process.execve(process.execPath, argv, { ...process.env, ...settings });
}
reportToWatchdog();
// Stops when the process that started this one has ended (scripts/prepare.mjs): execve closed its channel to us.
const parent = Number(process.env.ENDS_WITH_PROCESS ?? 0);
if (parent) {
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  looking.unref();
}
// Share images use our own fonts. Without this the canvas package maps every font of the machine when it is imported.
process.env.DISABLE_SYSTEM_FONTS_LOAD = '1';
const build = await claimBuild();
if (!build) {
  console.error("There is no build of the site. 'npm start' makes one.");
  process.exit(1);
}
// A web process, or (`worker`) one that does background tasks and nothing else.
const entry = process.argv[2] === 'worker' ? 'worker.js' : 'entry.js';
const { start } = await import(pathToFileURL(path.join(build.current, 'server', entry)).href);
await start({
  client: path.join(build.current, 'client'),
  earlierClients: build.earlier.map((folder) => path.join(folder, 'client')),
});
