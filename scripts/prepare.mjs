/**
 * Prepares `npm start` and `npm test`: installs the packages of package-lock.json and a recent Node, and builds the sources. Runs on any
 * version of Node, with nothing installed.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inBuildFolder } from '../server/build-folder.mjs';
import { withLock } from './lock.mjs';
import { isCurrent, switchTo } from './switch-build.mjs';

const OLDEST_NODE = 24;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const root = fileURLToPath(new URL('..', import.meta.url));
const at = (...parts) => path.join(root, ...parts);
const ownNode = at('node_modules/.bin/node');
const isNodeOld = Number(process.versions.node.split('.')[0]) < OLDEST_NODE;

/**
 * Installs packages, switches to a newer Node if needed, and builds unless told not to.
 * @returns when everything is ready; never in a process that handed over to another Node
 */
export async function prepare({ needsBuild = true } = {}) {
  process.chdir(root);
  try {
    await withLock(at('.data/prepare.lock'), async () => {
      if (!(await isInstalled())) await install();
      if (needsBuild && !isNodeOld) await provideBuild();
    });
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  if (isNodeOld) await handOver();
  // End with the parent process that handed over to this one: nothing else could stop it then.
  if (process.channel) {
    process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
    process.channel.unref();
    // The site later replaces its own process, which closes this channel, so it watches the parent process instead.
    process.env.ENDS_WITH_PROCESS = String(process.ppid);
  }
}

async function isInstalled() {
  if (isNodeOld && !existsSync(ownNode)) return false;
  const lock = await readFile('package-lock.json', 'utf8');
  const stamp = await readFile(at('node_modules/.lock-hash'), 'utf8').catch(() => null);
  if (stamp === hashOf(lock)) return true;
  // A developer may have run `npm install` or `npm ci`. npm writes its list of installed packages last, too.
  const installed = await readFile(at('node_modules/.package-lock.json'), 'utf8').catch(() => null);
  return installed !== null && agree(JSON.parse(lock).packages, JSON.parse(installed).packages);
}

/** Packages for other platforms are in the lock but never installed. */
function agree(wanted, installed) {
  const names = Object.keys(wanted).filter((name) => name !== '');
  const isThere = (name) => installed[name]?.integrity === wanted[name].integrity;
  return names.every((name) => isThere(name) || (!installed[name] && wanted[name].optional));
}

async function install() {
  console.log('Installing what is missing (once, about 30 seconds)…');
  // An interrupted install must not look complete.
  for (const mark of ['.lock-hash', '.package-lock.json']) await rm(at('node_modules', mark), { force: true });
  // Development packages build and test the site, whatever NODE_ENV says; no package of ours needs its install script.
  const options = ['ci', '--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  // Packages run on the Node that they contain, so npm's warnings about the current Node do not matter.
  options.push('--loglevel=error');
  const { npm_execpath: npm, npm_node_execpath: npmNode = process.execPath } = process.env;
  const { code, output } = npm?.endsWith('npm-cli.js')
    ? await run(npmNode, [npm, ...options])
    : await run('npm', options);
  if (code !== 0) throw new Error(`${output}\nnpm could not install the packages; what it said is above.`);
  if (isNodeOld && !existsSync(ownNode)) {
    throw new Error(
      `This site needs Node ${OLDEST_NODE} or newer and found ${process.version}. It brings its own for Linux and macOS ` +
        `on x64 and arm64; on ${process.platform} ${process.arch} please install one.`,
    );
  }
  await writeFile(at('node_modules/.lock-hash'), hashOf(await readFile('package-lock.json', 'utf8')));
}

/** All inputs of the build; files that only tests read are left out. */
const SOURCES = [
  'app',
  'config.server.ts',
  'config-variables.server.ts',
  'content',
  'db',
  'domain',
  'platform',
  'public',
  'server',
];
const SETTINGS = [
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'scripts',
  'tsconfig.json',
  'vite.config.ts',
];

/** Matches the scripts that take part in a build. */
const BUILD_SCRIPT = /(\.mjs|at-build\.ts)$/;

async function hashSources() {
  const hash = createHash('sha256').update(process.version);
  for (const file of (await Promise.all([...SOURCES, ...SETTINGS].map(listFiles))).flat()) {
    if (
      /\.test\.tsx?$|^app\/features\/[^/]+\/[^/]+\/tests\//.test(file) ||
      (file.startsWith('scripts') && !BUILD_SCRIPT.test(file))
    )
      continue;
    hash
      .update(`${file}\0`)
      .update(await readFile(at(file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

async function listFiles(entry) {
  if (!existsSync(at(entry))) return [];
  const inside = await readdir(at(entry), { recursive: true, withFileTypes: true }).catch(() => null);
  if (!inside) return [entry];
  return inside
    .filter((file) => file.isFile())
    .map((file) => path.relative(root, path.join(file.parentPath, file.name)))
    .sort();
}

/** Builds beside the version that is running, and switches only when the new one is complete. */
async function provideBuild() {
  // Hashes the sources before the build, so that a change made during the build is built next time.
  const version = await hashSources();
  if (await isCurrent(version)) return;
  if (!existsSync(inBuildFolder(version))) await build(version);
  await switchTo(version);
}

/** MIMALLOC_PURGE_DELAY makes the bundler return freed memory at once. */
const BUILD_SETTINGS = { NODE_ENV: 'production', MIMALLOC_PURGE_DELAY: '0' };
/** Limits in megabytes. Without them V8 lets its heap grow to half a gigabyte before it collects garbage. */
const SMALL_HEAP = ['--max-old-space-size=384', '--max-semi-space-size=4'];

/** React Router builds into `build/next` (react-router.config.ts). */
async function build(version) {
  console.log('Building the site (about 10 seconds)…');
  await rm(inBuildFolder('next'), { recursive: true, force: true });
  const steps = [
    [...SMALL_HEAP, at('scripts/build-part.mjs'), 'client'],
    [...SMALL_HEAP, at('scripts/build-part.mjs'), 'ssr'],
    [at('scripts/build-service-worker.mjs')],
    [at('scripts/slim-manifest.mjs')],
    [at('scripts/compress-assets.mjs')],
  ];
  for (const step of steps) {
    const { code, output } = await run(process.execPath, step, BUILD_SETTINGS);
    if (code !== 0) throw new Error(`${output}\nThe site could not be built; what the build said is above.`);
  }
  await rename(inBuildFolder('next'), inBuildFolder(version));
}

/** Continues under the Node from the packages; each of the two processes ends with the other. */
async function handOver() {
  const child = spawn(ownNode, process.argv.slice(1), { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  // Ctrl-C in a terminal reaches the child twice, which is harmless; other signals reach it only from here.
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  const [code, signal] = await new Promise((resolve) => child.once('exit', (...how) => resolve(how)));
  if (signal) {
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
    // Waits for the signal to arrive.
    await new Promise(() => setInterval(() => undefined, 1_000));
  }
  process.exit(code);
}

const hashOf = (text) => createHash('sha256').update(`${process.platform} ${process.arch} ${text}`).digest('hex');

/** Runs a program without output; it ends with this process. */
function run(command, options, environment = {}) {
  return new Promise((resolve) => {
    const env = { ...process.env, ...environment };
    const child = spawn(command, options, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const stop = (signal) => {
      child.kill(signal);
      process.exit(128 + os.constants.signals[signal]);
    };
    for (const signal of SIGNALS) process.on(signal, stop);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const finish = (code, error) => {
      for (const signal of SIGNALS) process.off(signal, stop);
      resolve({ code, output: error ? String(error.message) : output });
    };
    child.once('error', (error) => finish(1, error));
    child.once('close', (code) => finish(code));
  });
}
