import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#scripts/free-port.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { someOf } from '#tests/support/form.ts';
import { PRODUCTION_ENV } from '#tests/support/real-agency.ts';
import { runServer, startSite } from '#tests/support/site.ts';

let empty: TestDatabase;
let demo: TestDatabase;

beforeAll(async () => {
  [empty, demo] = await Promise.all([createTestDatabase(), createTestDatabase({ seeded: true })]);
});

afterAll(async () => {
  await Promise.all([empty?.drop(), demo?.drop()]);
});

const KEY = PRODUCTION_ENV.SECRET_KEY;

async function start(env: Record<string, string>, { appUrl, ownerUrl }: TestDatabase) {
  const port = await freePort();
  const databases = { DATABASE_URL: appUrl, MIGRATION_DATABASE_URL: ownerUrl };
  const run = runServer({ PORT: String(port), ...databases, ...PRODUCTION_ENV, ...env });
  const code = await run.ended;
  return { code, output: run.output() };
}

describe.concurrent('L05: a real site does not start', () => {
  const FAULTS: [string, Record<string, string>, string][] = [
    ['without a secret key', { SECRET_KEY: '' }, 'SECRET_KEY must be set with PUBLIC_ORIGIN'],
    ['with a short one', { SECRET_KEY: KEY.slice(0, 31) }, 'SECRET_KEY must be at least 32 characters'],
    ['with one from an example', { SECRET_KEY: `changeme-${KEY}` }, 'that cannot be guessed'],
    ['with one of a single letter', { SECRET_KEY: 'x'.repeat(64) }, 'that cannot be guessed'],
    ['with one that repeats itself', { SECRET_KEY: 'abcd1234'.repeat(8) }, 'that cannot be guessed'],
    ['with one that says what it is', { SECRET_KEY: `my-secret-${KEY}` }, 'that cannot be guessed'],
    ['as a demo', { DEMO: '1' }, 'DEMO cannot be set with PUBLIC_ORIGIN'],
  ];

  test.each(someOf(FAULTS, 4))('L05: %s', async (_how, env, sentence) => {
    const { code, output } = await start(env, empty);
    expect(code).toBe(1);
    expect(output).toContain(sentence);
    expect(output).not.toMatch(/\n\s+at /);
    if (env['SECRET_KEY']) expect(output).not.toContain(env['SECRET_KEY']);
    expect(output).not.toContain(KEY);
  });

  test('L05: on a database in which the demo has left its public passwords', async () => {
    const { code, output } = await start({}, demo);
    expect(code).toBe(1);
    expect(output).toContain('people of the demo');
    expect(output).not.toMatch(/\n\s+at /);
    expect(output).not.toContain(KEY);
  });

  test('L05: and says all that is wrong at once', async () => {
    const faults = { SECRET_KEY: 'short', BACKGROUND_TASKS: 'maybe', DEMO: '1', PORT: 'http', DRAIN_SECONDS: 'yes' };
    const { code, output } = await start(faults, empty);
    expect(code).toBe(1);
    for (const name of Object.keys(faults)) expect(output).toContain(`- ${name} `);
  });
});

test('L05: with a proper one it does start', async () => {
  const site = await startSite({ database: empty, env: PRODUCTION_ENV });
  expect(await site.stop()).toBe(0);
  expect(site.log()).not.toContain(KEY);
});
