import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, startSite } from '#tests/support/site.ts';

const ASSETS = 'build/current/client/assets';
let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(async () => {
  await site?.stop();
});

async function listScripts(address: string): Promise<string[]> {
  const page = await (await fetch(site.url + address)).text();
  return [...new Set([...page.matchAll(/\/assets\/([\w.~-]+\.js)/g)].map(([, name = '']) => name))];
}

function weigh(scripts: string[]): number {
  const compressed = scripts.map((name) => path.join(ASSETS, `${name}.br`));
  const files = new Set(readdirSync(ASSETS).map((name) => path.join(ASSETS, name)));
  const sent = compressed.map((file) => (files.has(file) ? file : file.slice(0, -'.br'.length)));
  return sent.reduce((total, file) => total + statSync(file).size, 0);
}

test('the board names no more than 140.5 kB of JavaScript in its page', async () => {
  const scripts = await listScripts('/jobs');
  expect(scripts.length).toBeGreaterThan(8);
  expect(weigh(scripts)).toBeLessThanOrEqual(140_500);
});

test('what makes a card draggable is asked for by no page itself', async () => {
  const motion = readdirSync(ASSETS).filter((name) => /^card-motion.*\.js$/.test(name));
  expect(motion).toHaveLength(1);
  for (const address of ['/', '/jobs', '/candidate-login']) {
    expect(await listScripts(address)).not.toContain(motion[0]);
  }
});
