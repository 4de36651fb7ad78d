import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { createLog } from './log.server.ts';

function write(event: object): string {
  let line = '';
  const log = createLog('info', {
    write: (text) => {
      line += text;
    },
  });
  log.info(event, 'something happened');
  return line;
}

test('an event is one line of JSON with its level and time', () => {
  expect(JSON.parse(write({ requestId: 'r1' }))).toMatchObject({
    level: 'info',
    requestId: 'r1',
    msg: 'something happened',
  });
});

test('secrets and what names a person are left out, in any spelling and at any depth', () => {
  const line = write({
    password: 'hunter2',
    body: { email: 'aisha@mail.example', token: 't0ken' },
    phone: '0121 496 0104',
  });
  for (const secret of ['hunter2', 'aisha@mail.example', 't0ken', '0121 496']) expect(line).not.toContain(secret);
});

test('the values that a database fault quotes are left out, what names the fault is kept', () => {
  const fault = Object.assign(new Error('duplicate key value violates unique constraint "profiles_email_key"'), {
    code: '23505',
    constraint: 'profiles_email_key',
    detail: 'Key (email)=(aisha@mail.example) already exists.',
  });
  const line = write({ err: fault });
  expect(line).toContain('23505');
  expect(line).toContain('profiles_email_key');
  expect(line).not.toContain('aisha@mail.example');
});

test.runIf(process.platform === 'linux')('more lines than may wait, and never room for one, hold nothing up', () => {
  const full = openSync('/dev/full', 'w');
  const script = `
    import { createLog } from '#platform/log/log.server.ts';
    import { logWriteFailures } from '#platform/metrics/counters.server.ts';
    const log = createLog('info');
    for (let line = 0; line < 3_000; line += 1) log.info('x'.repeat(1_000));
    const { values } = await logWriteFailures.get();
    console.error(values[0].value);`;
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
    timeout: PATIENCE_MS,
  });
  closeSync(full);
  expect(run.status).toBe(0);
  expect(Number(run.stderr)).toBeGreaterThanOrEqual(3_000);
});
