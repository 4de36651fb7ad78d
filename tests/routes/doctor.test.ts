import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { PRODUCTION_ENV } from '#tests/support/real-agency.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { database, examine, lineOf, provideStage, real, urlWith } from './doctor.stage.ts';

provideStage();

/** A browser that came to the site under a name that PUBLIC_ORIGIN does not have. */
const OTHER_NAME = {
  method: 'POST',
  headers: {
    Host: 'jobs.other.example',
    Origin: 'https://jobs.other.example',
    'Content-Type': 'application/x-www-form-urlencoded',
  },
  body: 'email=ada%40harbour.test&password=nine-quiet-lanterns',
};

describe('with a database of its own', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ database, env: { ...PRODUCTION_ENV, SMTP_URL: urlWith('right') } });
  });

  test('beside a running site it prints one line for each check, and changes nothing', async () => {
    const refused = await request(site.url, '/candidate-login', OTHER_NAME);
    expect(refused.status).toBe(403);
    expect(site.log()).toContain('a form was refused: PUBLIC_ORIGIN names another address');
    const examined = await real({ DATA_DIR: site.dataDir });
    expect(lineOf(examined, 'Public address')).toContain(
      `asked as https://jobs.other.example, configured as ${PRODUCTION_ENV.PUBLIC_ORIGIN}`,
    );
    expect(
      examined.lines.filter((line) => /^(In order|Worth a look|Not known|Needs mending) /.test(line)),
    ).toHaveLength(26);
    expect(lineOf(examined, 'Mail server')).toMatch(/^In order/);
    expect(lineOf(examined, 'Database')).toMatch(/^In order/);
    expect(lineOf(examined, 'Background tasks')).toMatch(/^In order/);
    expect(lineOf(examined, 'Name and contact details')).toMatch(/^In order .*Harbourline/);
    // There is neither a backup nor an administrator.
    expect(lineOf(examined, 'Backups')).toMatch(/^Needs mending/);
    expect(examined.code).toBe(1);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    expect(await readdir(path.join(site.dataDir, 'files'))).toEqual([]);
  });

  test('it works after the site has stopped, and ends with 0 once nothing needs mending', async () => {
    await site.stop();
    const admin = database.database.asSystem((transaction) =>
      transaction
        .insertInto('profiles')
        .values({ full_name: 'Ada', email: 'ada@harbour.test', role: 'admin', status: 'approved' })
        .execute(),
    );
    await admin;
    await database.database.asSystem((transaction) =>
      transaction
        .insertInto('backups')
        .values({
          taken_at: new Date(),
          folder: 'b',
          bytes: 1,
          rows: 1,
          files: 0,
          missing_files: 0,
          manifest_sha256: Buffer.alloc(32),
        })
        .execute(),
    );
    const examined = await real();
    expect(lineOf(examined, 'Database')).toMatch(/^In order/);
    expect(lineOf(examined, 'Storage of files')).toMatch(/^In order/);
    expect(examined.lines.filter((line) => line.startsWith('Needs mending '))).toEqual([]);
    expect(lineOf(examined, 'Second factor of administrators')).toMatch(/^Worth a look .*Ada/);
    expect(examined.code).toBe(0);
  });
});

test('a database that is away is one line, and the rest is still looked at: a wrong password of the mail server, which is not printed', async () => {
  const away = 'postgresql://agency_web@127.0.0.1:1/agency';
  const examined = await real({ DATABASE_URL: away, SMTP_URL: urlWith('wrong') });
  expect(examined.code).toBe(1);
  expect(lineOf(examined, 'Database')).toMatch(/^Needs mending .*ECONNREFUSED/);
  expect(lineOf(examined, 'Backups')).toMatch(/^Not known/);
  expect(lineOf(examined, 'Mail server')).toMatch(/^Needs mending .*refuses .* 535 at AUTH\.$/);
  expect(examined.output).not.toContain('desk:');
});

test('faults of the configuration are printed, one a line', async () => {
  const examined = await examine({ PUBLIC_ORIGIN: 'https://jobs.example', PORT: 'x' });
  expect(examined.code).toBe(1);
  expect(examined.output).toMatch(/Needs mending +Configuration: PORT /);
  expect(examined.output).toMatch(/Needs mending +Configuration: SECRET_KEY must be set/);
});
