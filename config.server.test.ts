import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#config';
import { securityHeaders } from '#server/http/security-headers.ts';
import { variables } from './config-variables.server.ts';

const SECRET_KEY = '4f0c6c1d5b8e27a93e14d0b7f6a2958cd1e3b07a64f82c59';
const HSTS = 'Strict-Transport-Security';

function read(environment: Record<string, string> = {}) {
  const result = readConfig(environment);
  if (!result.ok) throw new Error(result.faults.join('\n'));
  return result.config;
}

function faultsOf(environment: Record<string, string>): string[] {
  const result = readConfig(environment);
  return result.ok ? [] : result.faults;
}

const S3 = { S3_BUCKET: 'agency-files', S3_ACCESS_KEY_ID: 'AKID', S3_SECRET_ACCESS_KEY: 'hunter2-hunter2' };

test('every variable says what it is for, and none is for tests', () => {
  const names = Object.keys(variables.shape);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => name.includes('TEST'))).toEqual([]);
  expect(Object.entries(variables.shape).filter(([, { description = '' }]) => description.length < 10)).toEqual([]);
});

describe('with nothing configured', () => {
  test('the site is a demo that only this computer can reach', () => {
    expect(read()).toMatchObject({
      isDemo: true,
      port: 3000,
      host: '127.0.0.1',
      publicOrigin: 'http://localhost:3000',
      dataDir: path.resolve('.data'),
      database: { kind: 'embedded' },
      drainSeconds: 0,
      smtpUrl: null,
      mailFrom: null,
    });
  });

  test('an empty variable counts as unset', () => {
    expect(read({ PORT: '', PUBLIC_ORIGIN: '', DATABASE_URL: '', SECRET_KEY })).toEqual(read({ SECRET_KEY }));
  });

  test('what seals and signs is new with every start', () => {
    const [first, second] = [read().secretKey, read({ SECRET_KEY: '' }).secretKey];
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(second).toMatch(/^[0-9a-f]{64}$/);
    expect(second).not.toBe(first);
  });

  test('the address follows the port', () => {
    expect(read({ PORT: '8080' }).publicOrigin).toBe('http://localhost:8080');
  });
});

test('the service worker can be taken out of all browsers', () => {
  expect(read().usesServiceWorker).toBe(true);
  expect(read({ SERVICE_WORKER: 'off' }).usesServiceWorker).toBe(false);
  expect(faultsOf({ SERVICE_WORKER: '0' })).toEqual(['SERVICE_WORKER must be on or off']);
});

test('browsers hold a site on https to it, and names below it unless that is switched off', () => {
  const real = (more = {}) => ({ PUBLIC_ORIGIN: 'https://jobs.example', SECRET_KEY, ...more });
  expect(read().hsts).toBe(null);
  expect(read(real({ PUBLIC_ORIGIN: 'http://jobs.example' })).hsts).toBe(null);
  expect(securityHeaders(read(real()))).toContainEqual([HSTS, 'max-age=31536000; includeSubDomains']);
  expect(securityHeaders(read(real({ HSTS_SUBDOMAINS: 'off' })))).toContainEqual([HSTS, 'max-age=31536000']);
  expect(securityHeaders(read()).map(([name]) => name)).not.toContain(HSTS);
});

describe('a real site', () => {
  const real = {
    PUBLIC_ORIGIN: 'https://jobs.example',
    SECRET_KEY,
    DATABASE_URL: 'postgresql://web@db/agency',
    MIGRATION_DATABASE_URL: 'postgres://owner@db/agency',
  };

  test('is one that has a public address; it listens to the outside', () => {
    expect(read(real)).toMatchObject({
      isDemo: false,
      host: '0.0.0.0',
      publicOrigin: 'https://jobs.example',
      secretKey: SECRET_KEY,
      database: {
        kind: 'external',
        appUrl: real.DATABASE_URL,
        ownerUrl: real.MIGRATION_DATABASE_URL,
        replicaUrl: null,
      },
    });
  });

  test('may leave migrating to another process', () => {
    const { MIGRATION_DATABASE_URL, ...rest } = real;
    const database = { kind: 'external', appUrl: real.DATABASE_URL, ownerUrl: null, replicaUrl: null };
    expect(read(rest).database).toEqual(database);
  });

  test('may leave its tasks to workers, and read from a copy of its database', () => {
    expect(read({}).doesTasks).toBe(true);
    const many = { BACKGROUND_TASKS: 'off', REPLICA_DATABASE_URL: 'postgresql://web@replica/agency' };
    expect(read({ ...real, ...many })).toMatchObject({
      doesTasks: false,
      database: { replicaUrl: many.REPLICA_DATABASE_URL },
    });
    expect(faultsOf({ BACKGROUND_TASKS: 'off' })[0]).toMatch(/^BACKGROUND_TASKS .*a demo/);
    expect(faultsOf({ ...real, BACKGROUND_TASKS: 'no' })[0]).toMatch(/^BACKGROUND_TASKS /);
    expect(faultsOf({ REPLICA_DATABASE_URL: many.REPLICA_DATABASE_URL })[0]).toMatch(/^REPLICA_DATABASE_URL /);
  });

  test('listens where it is told to', () => {
    expect(read({ ...real, HOST: '10.0.0.1' }).host).toBe('10.0.0.1');
  });
});

test('metrics need a token that cannot be guessed', () => {
  expect(read().metricsToken).toBeNull();
  expect(read({ METRICS_TOKEN: SECRET_KEY }).metricsToken).toBe(SECRET_KEY);
  for (const METRICS_TOKEN of ['short', 'x'.repeat(40), `example-${SECRET_KEY}`]) {
    expect(faultsOf({ METRICS_TOKEN })).toEqual([
      expect.stringMatching(/^METRICS_TOKEN must be at least 32 characters/),
    ]);
  }
});

test('unused data is kept for as long as the agency sets: for good, or a year at least', () => {
  expect(read().retention).toEqual({ enquiryMonths: 12, inactiveMonths: 24 });
  const longer = { RETENTION_ENQUIRY_MONTHS: '0', RETENTION_INACTIVE_MONTHS: '36' };
  expect(read(longer).retention).toEqual({ enquiryMonths: 0, inactiveMonths: 36 });
  for (const name of ['RETENTION_ENQUIRY_MONTHS', 'RETENTION_INACTIVE_MONTHS']) {
    for (const months of ['11', '1', '121', '-1', 'ever']) {
      expect(faultsOf({ [name]: months })).toEqual([expect.stringMatching(new RegExp(`^${name} must be`))]);
    }
  }
});

test('the assistant answers by its rules, or by the model that is named', () => {
  expect(read().languageModel).toBeNull();
  const model = { ASSISTANT_URL: 'https://api.example/v1', ASSISTANT_KEY: 'sk-1' };
  expect(read(model).languageModel).toEqual({ url: 'https://api.example/v1', key: 'sk-1', model: 'gpt-4o-mini' });
  expect(read({ ...model, ASSISTANT_MODEL: 'small' }).languageModel).toMatchObject({ model: 'small' });
  expect(faultsOf({ ASSISTANT_URL: model.ASSISTANT_URL })).toEqual(['ASSISTANT_KEY must be set with ASSISTANT_URL']);
  expect(faultsOf({ ASSISTANT_KEY: 'sk-1' })).toEqual([expect.stringMatching(/^ASSISTANT_URL must be set with/)]);
  expect(faultsOf({ ...model, ASSISTANT_URL: 'api.example' })).toEqual([
    expect.stringMatching(/^ASSISTANT_URL must be/),
  ]);
});

test('backups of a PostgreSQL of your own are read by a role of their own', () => {
  const BACKUP_DATABASE_URL = 'postgresql://agency_backup@127.0.0.1/agency';
  expect(read().backupUrl).toBeNull();
  const own = { DEMO: '1', DATABASE_URL: 'postgresql://web@db/agency', BACKUP_DATABASE_URL };
  expect(read(own).backupUrl).toBe(BACKUP_DATABASE_URL);
  expect(faultsOf({ BACKUP_DATABASE_URL })).toEqual([
    'BACKUP_DATABASE_URL reads the database named by DATABASE_URL, which is not set',
  ]);
});

test('files are in the data folder, or in the bucket that is named', () => {
  expect(read().s3).toBeNull();
  const keys = { accessKeyId: 'AKID', secretAccessKey: 'hunter2-hunter2' };
  expect(read(S3).s3).toEqual({ bucket: 'agency-files', region: 'eu-west-2', endpoint: null, ...keys });
  const elsewhere = { ...S3, S3_REGION: 'auto', S3_ENDPOINT: 'http://127.0.0.1:9000' };
  expect(read(elsewhere).s3).toMatchObject({ region: 'auto', endpoint: 'http://127.0.0.1:9000' });
});

test.each<[string, Record<string, string>]>([
  ['a bucket without keys', { S3_BUCKET: 'agency-files' }],
  ['a bucket with half of its keys', { S3_BUCKET: 'agency-files', S3_ACCESS_KEY_ID: 'AKID' }],
  ['keys without a bucket', { S3_ACCESS_KEY_ID: 'AKID', S3_SECRET_ACCESS_KEY: 'hunter2-hunter2' }],
  ['a region without a bucket', { S3_REGION: 'auto' }],
  ['a bucket that cannot be one', { ...S3, S3_BUCKET: 'Agency Files' }],
  ['a service that is no address', { ...S3, S3_ENDPOINT: 's3.example' }],
  ['a service of another kind', { ...S3, S3_ENDPOINT: 'ftp://s3.example' }],
])('files would go nowhere: %s is one fault, and no secret is repeated', (_what, environment) => {
  const faults = faultsOf(environment);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^S3_/);
  expect(faults.join()).not.toContain('hunter2');
});

test('mail leaves by the server and from the address that are named', () => {
  const mail = { SMTP_URL: 'smtps://user:password@mail.example:465', MAIL_FROM: 'jobs@agency.example' };
  expect(read(mail)).toMatchObject({ smtpUrl: mail.SMTP_URL, mailFrom: mail.MAIL_FROM });
});

describe('faults', () => {
  test('are listed all at once, each under the name of its variable', () => {
    const faults = faultsOf({
      PORT: 'http',
      PUBLIC_ORIGIN: 'jobs.example',
      DATABASE_URL: 'mysql://x',
      DRAIN_SECONDS: '-1',
      LOG_LEVEL: 'loud',
    });
    for (const name of ['PORT', 'PUBLIC_ORIGIN', 'DATABASE_URL', 'DRAIN_SECONDS', 'LOG_LEVEL']) {
      expect(faults.filter((fault) => fault.startsWith(`${name} `))).not.toEqual([]);
    }
  });

  test.each([
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['PORT', '0x10'],
    ['PUBLIC_ORIGIN', 'https://jobs.example/'],
    ['PUBLIC_ORIGIN', 'https://jobs.example/path'],
    ['PUBLIC_ORIGIN', 'HTTPS://JOBS.EXAMPLE'],
    ['DATABASE_POOL_SIZE', '0'],
    ['PAGE_CACHE_MB', '5000'],
    ['DRAIN_SECONDS', '301'],
    ['HOST', '0.0.0.0'],
    ['DEMO', 'yes'],
    ['SMTP_URL', 'mail.example:25'],
    ['SMTP_URL', 'http://mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'Tidewell <hello@tidewell.example>'],
    ['MAIL_FROM', 'a@x.example,b@y.example'],
  ])('%s=%s is one', (name, value) => {
    expect(faultsOf({ SECRET_KEY, [name]: value })).toHaveLength(1);
  });

  test('a real site without a secret key is one', () => {
    const faults = faultsOf({ PUBLIC_ORIGIN: 'https://jobs.example' });
    expect(faults.filter((fault) => fault.startsWith('SECRET_KEY '))).toHaveLength(1);
  });

  test.each([
    ['of 31 characters', SECRET_KEY.slice(0, 31)],
    ['of one character over and over', 'x'.repeat(64)],
    ['of one short text over and over', '0123456789abcdef'.repeat(4)],
    ['of hardly any letters', '0110100110010110100101100110100110010110'],
    ['from an example', 'changeme-4f0c6c1d5b8e27a93e14d0b7f6a2958c'],
    ['that says what it is for', 'my-very-own-and-really-long-secret-key'],
  ])('a secret key %s is one, and is not repeated', (_what, key) => {
    const faults = faultsOf({ SECRET_KEY: key });
    expect(faults).toHaveLength(1);
    expect(faults.join()).not.toContain(key);
  });

  test.each(['b2N0b3B1cy1sYW1wLXJpdmVyLW1vc3M9+/=', 'correct horse battery staple unites', SECRET_KEY])(
    'a secret key such as %s is accepted',
    (key) => {
      expect(read({ SECRET_KEY: key }).secretKey).toBe(key);
    },
  );

  test('a database without a public origin is a fault: the demo would fill it with public passwords', () => {
    const database = { DATABASE_URL: 'postgresql://web@db/agency' };
    expect(faultsOf(database)[0]).toContain('PUBLIC_ORIGIN');
    expect(read({ ...database, DEMO: '1' }).isDemo).toBe(true);
    expect(faultsOf({ ...database, DEMO: '1', PUBLIC_ORIGIN: 'https://jobs.example' })[0]).toContain('DEMO');
  });

  test('an owner without a database to own is one', () => {
    expect(faultsOf({ MIGRATION_DATABASE_URL: 'postgresql://owner@db/agency' })[0]).toContain('MIGRATION_DATABASE_URL');
  });

  test('no fault repeats a secret', () => {
    expect(faultsOf({ DATABASE_URL: 'mysql://web:hunter2@db/agency' }).join()).not.toContain('hunter2');
    expect(faultsOf({ SMTP_URL: 'mail://web:hunter2@mail.example' }).join()).not.toContain('hunter2');
  });
});

describe('reCAPTCHA', () => {
  const keys = {
    RECAPTCHA_SITE_KEY: '6Lc-site-key-of-no-real-site',
    RECAPTCHA_SECRET_KEY: '6Lc-quiet-key-of-no-real-site',
  };

  test('is asked with both keys, and not at all without', () => {
    const [siteKey, secretKey] = [keys.RECAPTCHA_SITE_KEY, keys.RECAPTCHA_SECRET_KEY];
    expect(read(keys).recaptcha).toEqual({ siteKey, secretKey });
    expect(read().recaptcha).toBeNull();
  });

  test.each([
    [{ RECAPTCHA_SITE_KEY: keys.RECAPTCHA_SITE_KEY }, /set together/],
    [{ RECAPTCHA_SECRET_KEY: keys.RECAPTCHA_SECRET_KEY }, /set together/],
    [{ ...keys, RECAPTCHA_SITE_KEY: 'not a key' }, /^RECAPTCHA_SITE_KEY must be a key/],
  ])('half of it is a fault (%#)', (environment, fault) => {
    expect(faultsOf(environment)).toEqual([expect.stringMatching(fault)]);
  });
});

describe('notifications', () => {
  const pair = {
    VAPID_PUBLIC_KEY: 'BGxlFXjOse57wVYG4SIxc84A68lrIaGFZ_wRm2KY3jKIxLdm5yH3PWl4SscTP3o0jDOASHKTnFtx3Il1JpZ-mNM',
    VAPID_PRIVATE_KEY: 'kbiIIGzNfeqPq6XGssPMYyROIJu087y4NmpgPIDP1O4',
  };
  const real = { PUBLIC_ORIGIN: 'https://jobs.example', SECRET_KEY };

  test('are sent with both keys', () => {
    const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = pair;
    expect(read(pair).pushKeys).toEqual({ publicKey, privateKey });
    expect(read(real).pushKeys).toBeNull();
  });

  test.each([
    [{ VAPID_PUBLIC_KEY: pair.VAPID_PUBLIC_KEY }, /set together/],
    [{ VAPID_PRIVATE_KEY: pair.VAPID_PRIVATE_KEY }, /set together/],
    [{ ...pair, VAPID_PUBLIC_KEY: `${pair.VAPID_PUBLIC_KEY.slice(0, -1)}Q` }, /^VAPID_PUBLIC_KEY must be the one/],
  ])('half a pair, or two halves of different ones, are faults (%#)', (environment, fault) => {
    expect(faultsOf(environment)).toEqual([expect.stringMatching(fault)]);
  });

  test('an invalid key is not repeated in the message', () => {
    const faults = faultsOf({ ...pair, VAPID_PRIVATE_KEY: 'hunter2' });
    expect(faults[0]).toMatch(/^VAPID_PRIVATE_KEY must be 43 characters/);
    expect(faults.join()).not.toContain('hunter2');
  });
});
