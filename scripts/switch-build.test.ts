import {
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from 'vitest';

type SwitchBuild = {
  isCurrent(version: string): Promise<boolean>;
  switchTo(version: string): Promise<void>;
};

type BuildFolder = {
  claimBuild(): Promise<{ current: string; previous: string | null } | null>;
};

let root: string;
let build: SwitchBuild;
let folder: BuildFolder;

/** The scripts find `build/` beside themselves, so each test has copies of them. */
beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(os.tmpdir(), 'agency-builds-')));
  for (const file of ['server/build-folder.mjs', 'scripts/switch-build.mjs', 'scripts/lock.mjs']) {
    await cp(file, path.join(root, file));
  }
  build = await import(pathToFileURL(path.join(root, 'scripts/switch-build.mjs')).href);
  folder = await import(pathToFileURL(path.join(root, 'server/build-folder.mjs')).href);
  return () => rm(root, { recursive: true });
});

async function addVersion(name: string): Promise<void> {
  await mkdir(path.join(root, 'build', name, 'client'), { recursive: true });
}

async function addAndSwitchTo(...names: string[]): Promise<void> {
  for (const name of names) {
    await addVersion(name);
    await build.switchTo(name);
  }
}

const listBuild = async () => (await readdir(path.join(root, 'build'))).sort();
const targetOf = (link: string) => readlink(path.join(root, 'build', link));

test('the version before is kept, and those before it are deleted', async () => {
  await addAndSwitchTo('first', 'second', 'third');
  expect(await listBuild()).toEqual(['current', 'previous', 'second', 'third']);
  expect([await targetOf('current'), await targetOf('previous')]).toEqual(['third', 'second']);
});

test('a version that is still there is current again without a build, and the one it replaces is kept', async () => {
  await addAndSwitchTo('first', 'second');
  await build.switchTo('first');
  expect([await targetOf('current'), await targetOf('previous')]).toEqual(['first', 'second']);
  expect(await build.isCurrent('first')).toBe(true);
  expect(await build.isCurrent('second')).toBe(false);
});

test('a version that a running process reads is kept however many builds follow', async () => {
  await addAndSwitchTo('first');
  await mkdir(path.join(root, 'build/in-use'));
  await writeFile(path.join(root, 'build/in-use', String(process.pid)), 'first');
  // The highest number that Linux gives is 4194304, and macOS stops at 99999.
  await writeFile(path.join(root, 'build/in-use/99999999'), 'second');
  await addAndSwitchTo('second', 'third', 'fourth');
  expect(await listBuild()).toEqual(['current', 'first', 'fourth', 'in-use', 'previous', 'third']);
  expect(await readdir(path.join(root, 'build/in-use'))).toEqual([String(process.pid)]);
});

test('a start claims both versions, and goes without the one before if its files are gone', async () => {
  await addAndSwitchTo('first', 'second');
  const [current, previous] = [path.join(root, 'build/second'), path.join(root, 'build/first')];
  expect(await folder.claimBuild()).toEqual({ current, previous });
  expect(await readFile(path.join(root, 'build/in-use', String(process.pid)), 'utf8')).toBe('second\nfirst');
  await rm(path.join(previous, 'client'), { recursive: true });
  expect(await folder.claimBuild()).toEqual({ current, previous: null });
  await rm(previous, { recursive: true });
  expect(await folder.claimBuild()).toEqual({ current, previous: null });
});

test('a build from before versions had folders stays in place until the second switch', async () => {
  await mkdir(path.join(root, 'build/client/assets'), { recursive: true });
  await mkdir(path.join(root, 'build/server'));
  await writeFile(path.join(root, 'build/.sources-hash'), 'a');
  await addAndSwitchTo('first');
  expect(await listBuild()).toEqual(['.sources-hash', 'client', 'current', 'first', 'previous', 'server']);
  expect((await lstat(path.join(root, 'build/previous/client/assets'))).isDirectory()).toBe(true);
  await addAndSwitchTo('second');
  expect(await listBuild()).toEqual(['current', 'first', 'previous', 'second']);
});

test('what a switch left behind that was killed does not stop the next one', async () => {
  await addAndSwitchTo('first', 'second');
  await addVersion('third');
  await symlink('third', path.join(root, 'build/current.new'));
  await rm(path.join(root, 'build/previous'));
  await symlink('second', path.join(root, 'build/previous'));
  await build.switchTo('third');
  expect(await listBuild()).toEqual(['current', 'previous', 'second', 'third']);
  expect([await targetOf('current'), await targetOf('previous')]).toEqual(['third', 'second']);
});

test('a start finds one of the two versions at every moment of a switch', async () => {
  await addAndSwitchTo('first', 'second');
  const seen = new Set<string>();
  let isSwitching = true;
  const reading = (async () => {
    while (isSwitching) seen.add(await targetOf('current'));
  })();
  for (let round = 0; round < 100; round += 1) await build.switchTo(round % 2 === 0 ? 'first' : 'second');
  isSwitching = false;
  await reading;
  expect([...seen].sort()).toEqual(['first', 'second']);
});
