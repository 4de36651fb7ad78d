import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueBootstrapToken } from '#app/features/core/accounts/commands/decisions/bootstrap.server.ts';
import { issueAccountLink } from '#app/features/core/accounts/commands/links.server.ts';
import type { AccountPurpose } from '#platform/token/emailed-links.server.ts';
import { addAccount, BEHIND_PROXY, type FormReply, sendForm, sendSignIn } from '#tests/support/account-forms.ts';
import { asSuperuser, forbid } from '#tests/support/faults.ts';
import { solveHumanCheck } from '#tests/support/human-check.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
const canaries = new Map<string, string>();
const errorPages: string[] = [];
let rounds = 0;

beforeAll(async () => {
  site = await startSite({ env: { ...BEHIND_PROXY, LOG_LEVEL: 'trace' } });
  await sendEveryForm();
  for (const procedures of FAULTS) {
    const undoFault = await forbid(site.database, ...procedures);
    await sendEveryForm();
    await undoFault();
  }
  await asSuperuser(site.database, `REVOKE ALL ON credentials, sessions, emailed_links FROM agency_app`);
  await sendEveryForm({ withTables: false });
  await asSuperuser(
    site.database,
    'GRANT SELECT, INSERT, UPDATE, DELETE ON credentials, sessions TO agency_app',
    'GRANT SELECT, INSERT, DELETE ON emailed_links TO agency_app',
    'GRANT UPDATE (application_id, unconfirmed_id, used_at) ON emailed_links TO agency_app',
  );
});

afterAll(() => site?.stop());

/** Faults at the start, in the middle, and when the result is stored. */
const FAULTS = [
  ['check_ip_rate_limit'],
  ['record_failed_login'],
  ['clear_failed_login_attempts', 'app.use_bootstrap_token', 'app.change_email'],
  ['log_failed_login_attempt', 'log_security_event', 'log_suspicious_activity'],
  ['app.find_session'],
];

function canary(what: string, value = `canary-${what.replace(/\W+/g, '-')}-${rounds}-q7Zp`): string {
  canaries.set(`${what}, round ${rounds}`, value);
  return value;
}

async function note(pendingReply: Promise<FormReply>): Promise<FormReply> {
  const reply = await pendingReply;
  if (reply.status >= 400) errorPages.push(reply.body);
  if (reply.cookie) canary(`a session ${errorPages.length} ${canaries.size}`, reply.cookie.split('=')[1]);
  return reply;
}

const newLink = async (accountId: string, purpose: AccountPurpose, what: string) =>
  canary(
    what,
    await site.database.database.asSystem((transaction) => issueAccountLink(transaction, accountId, purpose)),
  );

async function sendEveryForm({ withTables = true } = {}): Promise<void> {
  rounds += 1;
  const isWhole = rounds === 1;
  const { database } = site.database;
  const person = withTables ? await addAccount(database) : { id: '', email: 'unknown@mail.example' };
  const cookie = withTables ? await signInAs(site, person.id) : `session=${'c'.repeat(43)}`;
  canary('a session in use', cookie.split('=')[1]);
  const payload = isWhole
    ? canary('human check', await solveHumanCheck(site, 'sign_up'))
    : canary('human check, made up');
  const link = (purpose: AccountPurpose, what: string) =>
    withTables ? newLink(person.id, purpose, what) : Promise.resolve(canary(`${what}, made up`));

  for (const page of ['/candidate-login', '/employer-login']) {
    const fields = { email: person.email, password: canary(`wrong password at ${page}`) };
    await note(sendForm(site, page, fields));
    await note(
      sendForm(site, page, { ...fields, password: canary(`password with a field too many at ${page}`), extra: 'x' }),
    );
    await note(
      sendForm(site, page, { ...fields, password: `${canary(`a long password at ${page}`)}${'x'.repeat(300)}` }),
    );
  }
  const signUp = {
    full_name: 'Ellis Marlow',
    email: `ellis-${rounds}@mail.example`,
    role: 'job_seeker',
    next: '',
    password: canary('password of a new account'),
    human_check: payload,
  };
  await note(sendForm(site, '/candidate-sign-up', signUp));
  await note(sendForm(site, '/candidate-sign-up', signUp));
  await note(sendForm(site, '/employer-sign-up', { ...signUp, role: canary('a password in the wrong field') }));

  const next = canary('password by link');
  const reset = await link('reset_password', 'link for a new password');
  errorPages.push(
    (await (await fetch(`${site.url}/reset-password?token=${reset}x`)).text()).replaceAll(`${reset}x`, ''),
  );
  await note(sendForm(site, '/reset-password', { token: reset, password: '123456' }));
  await note(sendForm(site, '/reset-password', { token: canary('made-up link'), password: next }));
  await note(sendForm(site, '/reset-password', { token: reset, password: next }));
  await note(
    sendForm(site, '/confirm-email', {
      token: await link('confirm_email', 'link to confirm'),
      password: 'a-password-by-link',
    }),
  );
  // Not recorded: the page shows this address to the visitor who typed it.
  await sendForm(site, '/forgot-password', { email: canary('password typed as address') });
  if (withTables) await note(sendSignIn(site, person.email, next));

  const inside = withTables ? await signInAs(site, person.id) : cookie;
  canary('another session in use', inside.split('=')[1]);
  const change = { current_password: canary('wrong current password'), password: canary('refused new password') };
  await note(sendForm(site, '/account/password', change, { cookie: inside }));
  await note(
    sendForm(
      site,
      '/account/email',
      { current_password: canary('wrong password for address'), email: 'x@y.example' },
      { cookie: inside },
    ),
  );
  await note(
    sendForm(
      site,
      '/account/password',
      { current_password: next, password: canary('new password') },
      { cookie: inside },
    ),
  );

  const token = canary('bootstrap token', await issueBootstrapToken(database));
  const headers = { Accept: 'application/json' };
  await note(
    sendForm(
      site,
      '/api/verify-bootstrap-admin',
      { token: canary('wrong bootstrap token') },
      { cookie: inside, headers },
    ),
  );
  await note(sendForm(site, '/api/verify-bootstrap-admin', { token, extra: 'x' }, { cookie: inside, headers }));
  await note(sendForm(site, '/api/verify-bootstrap-admin', { token }, { cookie: inside, headers }));
  await note(sendForm(site, '/logout', {}, { cookie: inside }));
}

function findIn(text: string): string[] {
  return [...canaries].filter(([, value]) => text.includes(value)).map(([what]) => what);
}

test('L01: there were canaries, and faults that were written down', () => {
  expect(canaries.size).toBeGreaterThan(80);
  expect(errorPages.length).toBeGreaterThan(60);
  expect(site.log().match(/"level":"error"/g)?.length).toBeGreaterThan(20);
  expect([...canaries.values()].every((value) => value.length >= 16)).toBe(true);
});

test('L01: none is in what the site writes, however much it is asked to write', () => {
  expect(findIn(site.log())).toEqual([]);
});

test('L01: none is in an answer to what failed', () => {
  expect(errorPages.flatMap(findIn)).toEqual([]);
});

test('L01: none is in the log of PostgreSQL', async () => {
  const [row] = await queryTasks<{ folder: string }>(
    site.database,
    `SELECT current_setting('data_directory') AS folder`,
  );
  const log = await readFile(path.join(path.dirname(row?.folder ?? ''), 'postgres.log'), 'utf8');
  expect(log).toContain('permission denied');
  expect(findIn(log)).toEqual([]);
});

test('L01: none is in a task, nor in any other table', async () => {
  await eventually(async () => {
    expect(await queryTasks(site.database, `SELECT FROM tasks.job WHERE name = 'send-mail'`)).not.toEqual([]);
  });
  const tables = await queryTasks<{ name: string }>(
    site.database,
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'app', 'tasks')`,
  );
  expect(tables.map(({ name }) => name)).toContain('tasks.job');
  const lines = tables.map(({ name }) => `SELECT t::text AS line FROM ${name} AS t`).join(' UNION ALL ');
  const rows = await queryTasks<{ line: string }>(site.database, lines);
  expect(rows.length).toBeGreaterThan(100);
  expect(findIn(rows.map(({ line }) => line).join('\n'))).toEqual([]);
});
