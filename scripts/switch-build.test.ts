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
  utimes,
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
  claimBuild(): Promise<{ current: string; earlier: string[] } | null>;
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

/** Sets the last use of these versions to the day before yesterday. */
async function age(...names: string[]): Promise<void> {
  const then = new Date(Date.now() - 2 * 86_400_000);
  for (const name of names) await utimes(path.join(root, 'build', name), then, then);
}

const listBuild = async () => (await readdir(path.join(root, 'build'))).sort();
const targetOf = (link: string) => readlink(path.join(root, 'build', link));

test('a version that served within the last day is kept, five of them at most', async () => {
  await addAndSwitchTo('first', 'second', 'third');
  expect(await listBuild()).toEqual(['current', 'first', 'previous', 'second', 'third']);
  await addAndSwitchTo('fourth', 'fifth', 'sixth', 'seventh');
  expect(await listBuild()).toEqual(['current', 'fifth', 'fourth', 'previous', 'seventh', 'sixth', 'third']);
});

test('the version before is kept, and those that served longer ago are deleted', async () => {
  await addAndSwitchTo('first', 'second');
  await age('first', 'second');
  await addAndSwitchTo('third');
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
  // No process has this id: the highest is 4194304 on Linux and 99999 on macOS.
  await writeFile(path.join(root, 'build/in-use/99999999'), 'second');
  await addAndSwitchTo('second', 'third');
  await age('first', 'second');
  await addAndSwitchTo('fourth');
  expect(await listBuild()).toEqual(['current', 'first', 'fourth', 'in-use', 'previous', 'third']);
  expect(await readdir(path.join(root, 'build/in-use'))).toEqual([String(process.pid)]);
});

test('a start claims every version that is kept, and goes without those whose files are gone', async () => {
  await addAndSwitchTo('first', 'second');
  const [current, previous] = [path.join(root, 'build/second'), path.join(root, 'build/first')];
  expect(await folder.claimBuild()).toEqual({ current, earlier: [previous] });
  expect(await readFile(path.join(root, 'build/in-use', String(process.pid)), 'utf8')).toBe('second\nfirst');
  await rm(path.join(previous, 'client'), { recursive: true });
  expect(await folder.claimBuild()).toEqual({ current, earlier: [] });
  await rm(previous, { recursive: true });
  expect(await folder.claimBuild()).toEqual({ current, earlier: [] });
});

test('a build from before versions had folders stays in place until the second switch', async () => {
  await mkdir(path.join(root, 'build/client/assets'), { recursive: true });
  await mkdir(path.join(root, 'build/server'));
  await writeFile(path.join(root, 'build/.sources-hash'), 'a');
  await addAndSwitchTo('first');
  expect(await listBuild()).toEqual(['.sources-hash', 'client', 'current', 'first', 'previous', 'server']);
  expect((await lstat(path.join(root, 'build/previous/client/assets'))).isDirectory()).toBe(true);
  expect(await folder.claimBuild()).toMatchObject({ earlier: [path.join(root, 'build')] });
  await rm(path.join(root, 'build/in-use'), { recursive: true });
  await addAndSwitchTo('second');
  expect(await listBuild()).toEqual(['current', 'first', 'previous', 'second']);
});

test('what a switch left behind that was killed does not stop the next one', async () => {
  await addAndSwitchTo('first', 'second');
  await age('first');
  await addVersion('third');
  await symlink('third', path.join(root, 'build/current.new'));
  await rm(path.join(root, 'build/previous'));
  await symlink('second', path.join(root, 'build/previous'));
  await build.switchTo('third');
  expect(await listBuild()).toEqual(['current', 'previous', 'second', 'third']);
  expect([await targetOf('current'), await targetOf('previous')]).toEqual(['third', 'second']);
});

test('a start finds one of the two versions at every moment of a switch (F19)', async () => {
  await addAndSwitchTo('first', 'second');
  const names = new Set<string>();
  let isSwitching = true;
  const reading = (async () => {
    while (isSwitching) names.add(await targetOf('current'));
  })();
  for (let round = 0; round < 100; round += 1) await build.switchTo(round % 2 === 0 ? 'first' : 'second');
  isSwitching = false;
  await reading;
  expect([...names].sort()).toEqual(['first', 'second']);
});
