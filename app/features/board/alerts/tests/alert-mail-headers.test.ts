import { generateKeyPairSync } from 'node:crypto';
import { sql } from 'kysely';
import { authenticate, dkimSign } from 'mailauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gatherMails } from '#app/features/board/alerts/commands/gather-mails.server.ts';
import { matchJobs } from '#app/features/board/alerts/commands/match-jobs.server.ts';
import { sendAlertMail } from '#app/features/board/alerts/commands/send-alert-mail.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { createSmtpTransport } from '#platform/mail/smtp.server.ts';
import { addAlert } from '#tests/support/alerts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addJobs, addPeople } from '#tests/support/jobs.ts';
import { createSmtpSink, type ReceivedMail, type SmtpSink } from '#tests/support/smtp.ts';

/** Headers that docs/operate/mail.md tells the agency's mail server to sign. */
const SIGNED = ['From', 'To', 'Subject', 'Date', 'Message-ID', 'MIME-Version', 'Content-Type'];
const UNSUBSCRIBE = ['List-Unsubscribe', 'List-Unsubscribe-Post'];

const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const RECORDS: Record<string, string> = {
  'desk._domainkey.jobs.example': `v=DKIM1; k=rsa; p=${keys.publicKey.toString('base64')}`,
  '_dmarc.jobs.example': 'v=DMARC1; p=reject; adkim=s; aspf=s',
  'jobs.example': 'v=spf1 ip4:192.0.2.1 -all',
};

let db: TestDatabase;
let sink: SmtpSink;
let mail: ReceivedMail;

beforeAll(async () => {
  db = await createTestDatabase();
  sink = await createSmtpSink();
  await sink.start();
  await addPeople(db.database);
  await addAlert(db.database, { search: 'forklift' }, { email: 'wren@mail.example' });
  await addJobs(db.database, { title: 'Forklift driver — £13.50 “nights”' });
  mail = await sendTheEmail();
});

afterAll(async () => {
  await sink?.stop();
  await db?.drop();
});

/** Composes emails and sends them over SMTP. The emails wait in `queued` until a test sends them. */
function openSender() {
  const queued: string[] = [];
  const transport = createSmtpTransport(sink.url, () => ({ name: 'The Agency, Leeds', address: 'desk@jobs.example' }));
  const services = {
    database: db.database,
    push: null,
    tasks: {
      send: async (_transaction: unknown, _task: string, payload: object) => {
        if ('mailId' in payload) queued.push(String(payload.mailId));
      },
    },
    mailer: transport,
    log: createLog('silent'),
    publicOrigin: 'https://jobs.example',
  };
  return { services, queued, close: () => transport.close() };
}

async function sendTheEmail(): Promise<ReceivedMail> {
  const { services, queued, close } = openSender();
  await matchJobs(services);
  await gatherMails(services, 'at_once', new Date());
  for (const id of queued) await sendAlertMail(services, id, 'task');
  await close();
  const [received] = sink.received;
  if (!received) throw new Error('No email came');
  return received;
}

const sign = async (headerList: string[]) => {
  const signature = { signingDomain: 'jobs.example', selector: 'desk', privateKey: keys.privateKey };
  const { signatures, errors } = await dkimSign(mail.raw, {
    ...signature,
    headerList,
    signatureData: [signature],
    strict: true,
  });
  expect(errors).toEqual([]);
  return signatures + mail.raw.toString('latin1');
};

const resolve = async (name: string, type: string) => {
  const record = type === 'TXT' && RECORDS[name];
  if (!record) throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
  return [[record]];
};

async function verify(message: string) {
  const { dkim, spf, dmarc } = await authenticate(Buffer.from(message, 'latin1'), {
    ip: '192.0.2.1',
    helo: 'mx.jobs.example',
    sender: mail.sender,
    resolver: resolve,
    strict: true,
  });
  if (!spf || !dmarc) throw new Error('SPF or DMARC was not looked at');
  const [result] = dkim.results;
  return {
    dkim: result?.status.result,
    signed: result?.signingHeaders?.keys.split(/\s*:\s*/).map((name) => name.toLowerCase()) ?? [],
    spf: spf.status.result,
    dmarc: dmarc.status.result,
    aligned: [dmarc.alignment.spf.result, dmarc.alignment.dkim.result],
  };
}

test('the email passes DKIM, SPF and DMARC when the mail server signs it, both headers to unsubscribe included', async () => {
  const verified = await verify(await sign([...SIGNED, ...UNSUBSCRIBE]));
  expect(verified).toMatchObject({
    dkim: 'pass',
    spf: 'pass',
    dmarc: 'pass',
    aligned: ['jobs.example', 'jobs.example'],
  });
  expect(verified.signed).toEqual(expect.arrayContaining(UNSUBSCRIBE.map((name) => name.toLowerCase())));
});

test.each(UNSUBSCRIBE)(
  '%s that was changed on the way breaks the signature only where the server signs it',
  async (name) => {
    const change = (message: string) => message.replace(new RegExp(`^(${name}:\\s+.)`, 'm'), '$1x');
    expect(await verify(change(await sign([...SIGNED, ...UNSUBSCRIBE])))).toMatchObject({
      dkim: 'fail',
      dmarc: 'pass',
    });
    expect(await verify(change(await sign(SIGNED)))).toMatchObject({ dkim: 'pass' });
  },
);

test('an alert email has each header once, and one click unsubscribes (RFC 8058)', () => {
  const names = mail.headerLines.map(({ key }) => key);
  expect(names).toEqual(expect.arrayContaining([...SIGNED, ...UNSUBSCRIBE].map((name) => name.toLowerCase())));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  const readHeader = (name: string) =>
    mail.headerLines
      .find(({ key }) => key === name)
      ?.line.replace(/^[^:]*:\s*/, '')
      .replaceAll(/\r\n\s/g, '');
  expect(readHeader('list-unsubscribe')).toMatch(/^<https:\/\/jobs\.example\/alerts\/stop\?token=[\w-]{43}>$/);
  expect(readHeader('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(readHeader('message-id')).toMatch(/^<[0-9a-f-]{36}@jobs\.example>$/);
  expect([mail.sender, mail.recipients]).toEqual(['desk@jobs.example', ['wren@mail.example']]);
});

test.each([`status = 'closed'`, `closes_at = now() - interval '1 second'`])(
  'a job with %s while the mail server kept its sender waiting is in no email',
  async (change) => {
    const { services, queued, close } = openSender();
    await addAlert(db.database, { search: 'plumber' }, { email: `${crypto.randomUUID()}@mail.example` });
    const [open, gone] = await addJobs(db.database, { title: 'Plumber, open' }, { title: 'Plumber, gone' });
    await matchJobs(services);
    await gatherMails(services, 'at_once', new Date());
    const [id = ''] = queued;
    const [silences, count] = [sink.silences(), sink.received.length];
    sink.stallAt('recipient');
    const first = sendAlertMail(services, id, 'task');
    first.catch(() => undefined);
    await expect.poll(() => sink.silences()).toBeGreaterThan(silences);
    await db.database.asSystem((transaction) =>
      sql`UPDATE jobs SET ${sql.raw(change)} WHERE id = ${gone}`.execute(transaction),
    );
    sink.stallAt(null);
    await expect(first).rejects.toThrow();
    expect(sink.received).toHaveLength(count);
    await sendAlertMail(services, id, 'task');
    await close();
    expect(sink.received).toHaveLength(count + 1);
    expect(sink.received.at(-1)?.text).toContain(`/jobs/${open}`);
    expect(sink.received.at(-1)?.text).not.toContain(gone);
  },
);
