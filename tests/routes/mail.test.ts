import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountMailName } from '#app/features/core/accounts/emails/account-mails.tsx';
import { demoCast } from '#db/seed/cast.ts';
import { createMailer } from '#platform/mail/mailer.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { PRODUCTION_ENV } from '#tests/support/real-agency.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const person = demoCast.find(({ role }) => role === 'job_seeker');
if (!person) throw new Error('The cast has no candidate');

async function send({ appUrl }: TestDatabase, mail: AccountMailName, accountId: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: appUrl,
    schema: 'tasks',
    migrate: false,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.send('send-mail', { mail, accountId }, { singletonKey: `${mail} ${accountId}` });
  await boss.stop({ graceful: false });
}

describe('the mailbox of the demo', () => {
  let site: Site;
  const html = async (path: string) => {
    const answer = await fetch(site.url + path);
    return { status: answer.status, body: await answer.text() };
  };

  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  test('is empty at first', async () => {
    const { status, body } = await html('/dev/mail');
    expect(status).toBe(200);
    expect(body).toContain('No mail');
  });

  test('holds what a task has sent, with the link that belongs to it', async () => {
    await send(site.database, 'reset-password', person.id);
    const mail = await waitForMail(site, { to: person.email, subject: 'Choose a new password' });
    expect(mail.links).toEqual([expect.stringMatching(new RegExp(`^${site.url}/reset-password\\?token=[\\w-]{43}$`))]);
    const list = await html('/dev/mail');
    expect(list.body).toContain('Choose a new password');
    expect(list.body).toContain(`/dev/mail/${mail.id}`);
    const { status, body } = await html(`/dev/mail/${mail.id}`);
    expect(status).toBe(200);
    expect(body).toContain('sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"');
    expect(body).toContain(`href="${mail.links[0]}"`);
  });

  test('shows what a mail says as text, whatever it says (I01)', async () => {
    const from = () => ({ name: 'Tidewell', address: 'hello@tidewell.example' });
    const mailer = createMailer({ dataDir: site.dataDir, smtpUrl: null, from });
    const attack = '"><script>alert(1)</script>';
    const to = 'hostile@mail.example';
    await mailer.send({ to, subject: attack, html: attack, text: attack, messageId: '<1@x.example>' });
    const { id } = await waitForMail(site, { to });
    for (const path of ['/dev/mail', `/dev/mail/${id}`]) expect((await html(path)).body).not.toContain(attack);
  });

  test.each(['/dev/mail/000000000000000-00000000-0000-4000-8000-000000000000', '/dev/mail/..%2F..%2Fpostgres'])(
    'has nothing at %s',
    async (path) => {
      expect((await html(path)).status).toBe(404);
    },
  );
});

test('a real site has no mailbox to look into, and says at start where its mail goes', async () => {
  const { SMTP_URL: _none, ...env } = PRODUCTION_ENV;
  const database = await createTestDatabase();
  const site = await startSite({ env, database });
  for (const path of ['/dev/mail', '/dev/mail/000000000000000-00000000-0000-4000-8000-000000000000']) {
    expect((await fetch(site.url + path)).status).toBe(404);
  }
  await expect.poll(() => site.log()).toContain('SMTP_URL is not set');
  await site.stop();
  await database.drop();
});
