/**
 * A process that runs one site after another, so that modules are loaded and compiled once. It does what server/main.mjs does on a message
 * of its parent and renews process-wide state for each site. Its argument is the folder of the sources whose build it runs.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import fs from 'node:fs';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { STARTED, type ToHost } from './site-host-words.ts';

type Site = { stop: () => void; hasEnded: boolean };

/** Process-wide counters in the site's modules. Fewer matches mean that the build has changed. */
const PROCESS_COUNTER = /^var (\S+) = (new (?:AddressGate|FloodGate|UploadPlaces|Turns)\([\s\S]*?\));$/gm;
const FEWEST_COUNTERS = 15;
/**
 * Concurrency per kind of task (platform/tasks/start-tasks.server.ts), reduced to one: a second worker for each of fifty kinds costs more
 * at the start than the tasks that tests wait for.
 */
const TASKS_AT_ONCE = /^(var AT_ONCE(?:\$\d+)? =) 2;$/gm;
/**
 * The first query of each of fifty workers (pg-boss) is replaced by one query at the start for due tasks of all kinds; later tasks are
 * announced.
 */
const FIRST_LOOKS = /^\s*while \(!this\.stopping\) \{\s*const started = this\.clock\.now\(\);/gm;
const FIRST_PAUSE = `
    if (!this.beenNotified) {
      this.loopDelayPromise = clockDelay(this.clock, 300_000);
      await this.loopDelayPromise;
      this.loopDelayPromise = null;
    }`;
/** The query for tasks of all kinds every five seconds (platform/tasks/look-for-due.server.ts). */
const LOOKS_FOR_DUE = /^\s*const timer = setInterval\(look, /gm;
/** Scheduled tasks are not stored: no site here lives until they would run. */
const SCHEDULES = /^\s*await prepareSchedules\(.*\);$/gm;
/** Connections of pg-boss except the one that listens (platform/tasks/queue-options.ts), reduced to one. */
const TASK_CONNECTIONS = /^\s*max: 4,\s+connectionTimeoutMillis: 5e3,/gm;

/** Replacements in the build's source, each of which must match exactly once. */
const PATCHES: [RegExp, (source: string) => string][] = [
  [TASKS_AT_ONCE, (line) => line.replace('2;', '1;')],
  [FIRST_LOOKS, (loop) => FIRST_PAUSE + loop],
  [LOOKS_FOR_DUE, (timer) => `void look();${timer}`],
  [SCHEDULES, () => ''],
  [TASK_CONNECTIONS, (lines) => lines.replace('max: 4', 'max: 1')],
];

/** Human-check guesses: the site's minimum, and the number used here. */
const MANY_GUESSES = 800;
const FEW_GUESSES = 4;

const sites = new AsyncLocalStorage<Site>();
let current: Site | null = null;
const siteNow = () => sites.getStore() ?? current;
let counters = 0;
const patched = new Map<RegExp, number>();

/** Creates one object per site, on first use. */
function forEachSite<T extends object>(make: () => T): T {
  const objectsBySite = new WeakMap<Site, T>();
  return new Proxy({} as T, {
    get: (_, name) => {
      const site = siteNow();
      if (!site) throw new Error(`'${String(name)}' was used before any site started`);
      const siteObject = objectsBySite.get(site) ?? make();
      objectsBySite.set(site, siteObject);
      const value = Reflect.get(siteObject, name);
      return typeof value === 'function' ? value.bind(siteObject) : value;
    },
  });
}

registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context);
    if (!url.includes('/build/') || !loaded.source) return loaded;
    let source = loaded.source.toString().replace(PROCESS_COUNTER, (_, name, objectsBySite) => {
      counters += 1;
      return `var ${name} = forEachSite(() => ${objectsBySite});`;
    });
    for (const [pattern, patch] of PATCHES)
      source = source.replace(pattern, (match) => {
        patched.set(pattern, (patched.get(pattern) ?? 0) + 1);
        return patch(match);
      });
    return { ...loaded, source };
  },
});

const listen = process.on.bind(process);
const exit = process.exit.bind(process);

function takeOverProcess(): void {
  Object.assign(globalThis, { forEachSite });
  process.on = ((name: string, listener: () => void) => {
    const site = sites.getStore();
    if (!site || !/^SIG(INT|TERM|HUP)$/.test(name)) return listen(name, listener);
    if (name === 'SIGTERM') site.stop = listener;
    return process;
  }) as typeof process.on;
  process.exit = ((code) => {
    const site = siteNow();
    if (!site) return exit(code);
    if (!site.hasEnded) process.stdout.write(`\0ended ${code ?? process.exitCode ?? 0}\n`);
    site.hasEnded = true;
    process.exitCode = 0;
  }) as typeof process.exit;
  // Reduces the work of human checks; sites with a process of their own keep the full work.
  const { randomInt } = crypto;
  const fewGuesses = (from: number, to: number) => (from < MANY_GUESSES ? randomInt(from, to) : randomInt(FEW_GUESSES));
  crypto.randomInt = fewGuesses as typeof crypto.randomInt;
  // Drops the log lines of a site after its successor has started.
  const { writeSync } = fs;
  fs.writeSync = ((file: number, ...given: [string]) =>
    file <= 2 && siteNow() !== current ? given[0].length : writeSync(file, ...given)) as typeof fs.writeSync;
  syncBuiltinESMExports();
}

async function loadSite(folder: string) {
  process.chdir(folder);
  process.env['DISABLE_SYSTEM_FONTS_LOAD'] = '1';
  const { claimBuild } = await import(pathToFileURL(path.resolve('server/build-folder.mjs')).href);
  const build = await claimBuild();
  if (!build) throw new Error("There is no build of the site; 'npm test' makes one.");
  const { start } = await import(pathToFileURL(path.join(build.current, 'server/entry.js')).href);
  if (counters < FEWEST_COUNTERS)
    throw new Error(`The build has ${counters} counters that are made again for each site`);
  for (const [pattern] of PATCHES)
    if (patched.get(pattern) !== 1)
      throw new Error(`The build matches ${pattern} ${patched.get(pattern) ?? 0} times, not once`);
  const earlierClients = build.earlier.map((each: string) => path.join(each, 'client'));
  return () => start({ client: path.join(build.current, 'client'), earlierClients });
}

takeOverProcess();
const start = await loadSite(process.argv[2] ?? '.');
listen('disconnect', () => exit());
listen('message', (message: ToHost) => {
  if (message === 'stop') {
    if (current) sites.run(current, current.stop);
    return;
  }
  current = { stop: () => exit(1), hasEnded: false };
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, message.start);
  void sites.run(current, async () => {
    await start();
    process.stdout.write(STARTED);
  });
});
process.stdout.write(STARTED);
