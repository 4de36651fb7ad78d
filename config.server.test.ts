import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#config';

function read(environment: Record<string, string> = {}) {
  const result = readConfig(environment);
  if (!result.ok) throw new Error(result.faults.join('\n'));
  return result.config;
}

function faultsOf(environment: Record<string, string>): string[] {
  const result = readConfig(environment);
  return result.ok ? [] : result.faults;
}

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
    });
  });

  test('an empty variable counts as unset', () => {
    expect(read({ PORT: '', PUBLIC_ORIGIN: '', DATABASE_URL: '' })).toEqual(read());
  });

  test('the address follows the port', () => {
    expect(read({ PORT: '8080' }).publicOrigin).toBe('http://localhost:8080');
  });
});

describe('a real site', () => {
  const real = {
    PUBLIC_ORIGIN: 'https://jobs.example',
    DATABASE_URL: 'postgresql://web@db/agency',
    MIGRATION_DATABASE_URL: 'postgres://owner@db/agency',
  };

  test('is one that has a public address; it listens to the outside', () => {
    expect(read(real)).toMatchObject({
      isDemo: false,
      host: '0.0.0.0',
      publicOrigin: 'https://jobs.example',
      database: { kind: 'external', appUrl: real.DATABASE_URL, ownerUrl: real.MIGRATION_DATABASE_URL },
    });
  });

  test('may leave migrating to another process', () => {
    const { MIGRATION_DATABASE_URL, ...rest } = real;
    expect(read(rest).database).toEqual({ kind: 'external', appUrl: real.DATABASE_URL, ownerUrl: null });
  });

  test('listens where it is told to', () => {
    expect(read({ ...real, HOST: '10.0.0.1' }).host).toBe('10.0.0.1');
  });
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
  ])('%s=%s is one', (name, value) => {
    expect(faultsOf({ [name]: value })).toHaveLength(1);
  });

  test('a database without saying whose site it is, is one: the demo would fill it with public passwords', () => {
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
  });
});
