/** An unusable mail server does not prevent a start; the log and the desk report it. */

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { createSmtpSink, type SmtpSink } from '#tests/support/smtp.ts';

let database: TestDatabase;
let sink: SmtpSink;
let site: Site;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true, published: true });
  sink = await createSmtpSink();
  sink.expectPassword('right');
  await sink.start();
});

afterEach(() => site?.stop());

afterAll(async () => {
  await sink?.stop();
  await database?.drop();
});

const smtpUrlWithPassword = (password: string) => sink.url.replace('smtp://', `smtp://desk:${password}@`);

async function start(smtpUrl: string): Promise<() => Promise<string>> {
  site = await startSite({ database, env: { SMTP_URL: smtpUrl } });
  const cookie = await signInAs(site, castMember('Morag').id);
  return async () => (await fetch(`${site.url}/admin`, { headers: { Cookie: cookie } })).text();
}

test('a password that the mail server refuses is in the log and on every page of the desk', async () => {
  const readDesk = await start(smtpUrlWithPassword('wrong'));
  await vi.waitFor(
    () => expect(site.log()).toContain('the mail server refuses the user name or password'),
    PATIENCE_MS,
  );
  const desk = await readDesk();
  expect(desk).toContain('The mail server rejects our user name or password');
  expect(desk).toContain('The mail server answered 535 at AUTH');
  expect(`${desk}${site.log()}`).not.toContain('wrong@');
});

test('a mail server that is away is told of in the same places', async () => {
  const readDesk = await start('smtp://127.0.0.1:1');
  await vi.waitFor(() => expect(site.log()).toContain('the mail server cannot be used'), PATIENCE_MS);
  expect(await readDesk()).toContain('Emails are delayed');
});

test('with the right password the desk says nothing of mail', async () => {
  const readDesk = await start(smtpUrlWithPassword('right'));
  const desk = await readDesk();
  expect(desk).toContain('Admin Dashboard');
  expect(desk).not.toMatch(/Emails aren’t being sent|Emails are delayed/);
});
