import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationMailNames } from '#app/features/people/applications/emails/application-mails.tsx';
import { readEmailAddress } from '#domain/account/email-address.ts';
import { agency } from '#domain/site/site.ts';
import { createMailer } from '#platform/mail/mailer.server.ts';
import type { Tasks } from '#platform/tasks/tasks.server.ts';
import { addAccount, BEHIND_PROXY, newAddress, PASSWORD, sendForm } from '#tests/support/account-forms.ts';
import { addApplications } from '#tests/support/applications.ts';
import { costOf } from '#tests/support/cost.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { solveHumanCheck } from '#tests/support/human-check.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { fieldsFor } from '#tests/support/matrix-forms.ts';
import { measured } from '#tests/support/measured.ts';
import { hasAllRounds, inFull } from '#tests/support/rounds.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { createSmtpSink, type SmtpSink } from '#tests/support/smtp.ts';
import { eventually, queryTasks, startTestTasks } from '#tests/support/task-queue.ts';

let sink: SmtpSink;

const EVIL = 'evil@y.example';
const LISTS = [
  `a@x.example,${EVIL}`,
  `a@x.example;${EVIL}`,
  `a@x.example ${EVIL}`,
  `a@x.example\r\nBcc: ${EVIL}`,
  `a@x.example\nRCPT TO:<${EVIL}>`,
  `a@x.example%0d%0aBcc:${EVIL}`,
  `"a b"@x.example`,
  `"a@x.example"@y.example`,
  `"a,${EVIL}"@x.example`,
  `Person <${EVIL}>`,
  `<${EVIL}>`,
  `a@x.example>,<${EVIL}`,
  `friends: a@x.example, ${EVIL};`,
  `@relay.example:${EVIL}`,
  `a@[127.0.0.1]`,
  `a(${EVIL})@x.example`,
  `a@x.example\u0000${EVIL}`,
  `a@x.example\u2028${EVIL}`,
  `a@b@x.example`,
  `${'friends:'.repeat(10_000)}${EVIL}${';'.repeat(10_000)}`,
  `${'('.repeat(10_000)}${EVIL}`,
  `${'"'.repeat(10_001)}@x.example`,
];

const NAMES = [
  `Eve\r\nBcc: ${EVIL}`,
  `Eve\nSubject: won`,
  `Eve\r\n.\r\nRCPT TO:<${EVIL}>`,
  `Eve\u0000`,
  `Eve\u0085Bcc: ${EVIL}`,
  `Eve\u2028Bcc: ${EVIL}`,
];

const cut = (text: string, most: number) => Array.from(text).slice(0, most).join('');

const evilMails = () => sink.received.filter(({ recipients }) => recipients.some((each) => !isKnown(each)));
/** The only addresses that this file may write to. */
const isKnown = (address: string) => /^(mail-\d+|keeper)@mail\.example$/.test(address) || address === agency().email;

beforeAll(async () => {
  sink = await createSmtpSink();
  await sink.start();
});

afterAll(() => sink?.stop());

test('the longest and most tangled address is looked at in a moment', () => {
  const most = inFull(200, 10);
  const slowest = Math.max(...LISTS.map((text) => costOf(() => readEmailAddress(text), most)));
  measured('I05', `an address takes ${slowest.toFixed(1)} ms of the processor at most`);
  expect(slowest).toBeLessThanOrEqual(most);
});

describe('by a form', () => {
  let site: Site;
  let cookie: string;
  let senderCount = 0;

  beforeAll(async () => {
    site = await startSite({ env: { ...BEHIND_PROXY, SMTP_URL: sink.url } });
    const { id } = await addAccount(site.database.database, { email: 'mail-0@mail.example' });
    cookie = await signInAs(site, id);
  });

  afterAll(() => site?.stop());

  const signUp = (changes: Record<string, string>) => ({
    full_name: 'Ellis Marlow',
    email: `mail-${++senderCount}@mail.example`,
    password: PASSWORD,
    role: 'job_seeker',
    human_check: '',
    ...changes,
  });

  test.each(LISTS.map((text) => [text.slice(0, 60), text] as const))(
    'the address %j is refused',
    async (_short, email) => {
      const answers = await Promise.all([
        sendForm(site, '/candidate-sign-up', signUp({ email })),
        sendForm(site, '/employer-sign-up', signUp({ email, role: 'employer' })),
        sendForm(site, '/forgot-password', { email }),
        sendForm(site, '/resend-confirmation', { email }),
        sendForm(site, '/account/email', { current_password: PASSWORD, email }, { cookie }),
      ]);
      for (const { status } of answers) expect([400, 413, 422]).toContain(status);
    },
  );

  test('an address in full-width letters is the one address that it looks like', async () => {
    const email = 'ｍａｉｌ-９００＠ｍａｉｌ．ｅｘａｍｐｌｅ';
    const human_check = await solveHumanCheck(site, 'sign_up');
    expect((await sendForm(site, '/candidate-sign-up', signUp({ email, human_check }))).status).toBe(303);
    const mail = await eventually(() => {
      const received = sink.received.find(({ recipients }) => recipients.includes('mail-900@mail.example'));
      expect(received).toBeDefined();
      return received;
    });
    expect(mail?.recipients).toEqual(['mail-900@mail.example']);
  });

  test.each(NAMES)('the name %j is refused', async (full_name) => {
    const { status } = await sendForm(site, '/candidate-sign-up', signUp({ full_name }));
    expect([400, 422]).toContain(status);
  });

  test('a name that looks like an address and a header, in one line, is a name', async () => {
    const fields = signUp({ full_name: `Eve <${EVIL}>, Bcc: ${EVIL}` });
    const human_check = await solveHumanCheck(site, 'sign_up');
    expect((await sendForm(site, '/candidate-sign-up', { ...fields, human_check })).status).toBe(303);
    const mail = await eventually(() => {
      const received = sink.received.find(({ recipients }) => recipients.includes(fields.email));
      expect(received).toBeDefined();
      return received;
    });
    expect(mail?.recipients).toEqual([fields.email]);
    expect(mail?.headers.has('bcc')).toBe(false);
  });

  const REQUESTS = [
    ['request-talent', 'employer_form_submit', 'contactPerson', 'Talent request'],
    ['send-your-cv', 'candidate_form_submit', 'fullName', 'Candidate'],
    ['contact', 'contact_form_submit', 'name', 'Message'],
    ['request-coaching', 'coaching_form_submit', 'name', 'Coaching'],
  ] as const;

  const metBy = <Text>(form: string, texts: readonly Text[]): readonly Text[] => {
    const place = REQUESTS.findIndex(([name]) => name === form);
    return texts.filter((_, index) => hasAllRounds || index % REQUESTS.length === place);
  };

  describe.each(REQUESTS)('a request by %s', (form, action, nameField, about) => {
    const request = (changes: Record<string, string>) =>
      sendForm(
        site,
        `/${form}`,
        { ...fieldsFor(form), email: `mail-${++senderCount}@mail.example`, ...changes },
        { from: newAddress() },
      );

    test.each(metBy(form, LISTS).map((text) => [text.slice(0, 60), text] as const))(
      'from the address %j is refused',
      async (_short, email) => {
        expect([400, 413, 422]).toContain((await request({ email })).status);
      },
    );

    test.each(metBy(form, NAMES))('from a sender called %j is refused', async (name) => {
      expect((await request({ [nameField]: name })).status).toBe(422);
    });

    test('from a sender whose name looks like a header goes to the agency, and a receipt to its sender', async () => {
      const email = `mail-${++senderCount}@mail.example`;
      const name = `Eve ${form}, Bcc: ${EVIL}`;
      const human_check = await solveHumanCheck(site, action);
      expect((await request({ email, [nameField]: name, human_check })).status).toBe(303);
      const mail = await eventually(() => {
        const mail = sink.received.filter(({ subject }) => subject === `${about}: ${name}`);
        expect(mail).toHaveLength(1);
        expect(sink.received.filter(({ recipients }) => recipients.includes(email))).toHaveLength(1);
        return mail[0];
      });
      expect(mail?.recipients).toEqual([agency().email]);
      expect(mail?.headers.has('bcc') || mail?.headers.has('cc')).toBe(false);
    });
  });

  test('no other address was written to', () => {
    expect(evilMails().map(({ recipients }) => recipients)).toEqual([]);
  });
});

describe('about an application, whatever has come to stand in it', () => {
  const HOSTILE = [
    `Engineer\r\nBcc: ${EVIL}\r\n\r\nDear all`,
    `Engineer\nTo: ${EVIL}`,
    `Engineer\r\n.\r\nMAIL FROM:<${EVIL}>`,
    `Engineer\u0085Bcc: ${EVIL}`,
    `Engineer\u2028\u2029\u000b\u000c\u001bBcc: ${EVIL}`,
    `=?utf-8?Q?Engineer=0D=0ABcc:_${EVIL}?=`,
    `"Engineer" <${EVIL}>, ${EVIL}`,
    '⛵'.repeat(75) + '😀'.repeat(75),
  ];
  let database: TestDatabase;
  let tasks: Tasks;
  let keeper: { id: string; email: string };
  let close: (() => Promise<void>)[];

  beforeAll(async () => {
    database = await createTestDatabase({ seeded: true, published: true });
    const mailer = createMailer({
      dataDir: '/nowhere',
      smtpUrl: sink.url,
      from: () => ({ name: agency().name, address: agency().email }),
    });
    const started = await startTestTasks(database, { mailer });
    tasks = started.tasks;
    close = [started.stop, mailer.close, database.drop];
    keeper = await addAccount(database.database, { email: 'keeper@mail.example', role: 'employer' });
  });

  afterAll(async () => {
    for (const each of close ?? []) await each();
  });

  test.each(HOSTILE.map((text, index) => [JSON.stringify(text).slice(0, 60), text, index] as const))(
    '%s: five mails, each with one recipient, and a subject of one line',
    async (_short, text, index) => {
      const { id } = await addAccount(database.database, { email: `mail-${1000 + index}@mail.example` });
      const [jobId = ''] = await addJobs(database.database, {
        user_id: keeper.id,
        title: cut(text, 150),
        company: cut(text, 100),
      });
      const [applicationId = ''] = await addApplications(database.database, {
        candidate_id: id,
        job_id: jobId,
        full_name: cut(text, 100),
        cover_note: text,
        job_title: cut(text, 150),
        job_company: cut(text, 100),
        message_subject: cut(`Your application: ${text}`, 200),
        message: `Hello ${text},\n\n.\n${text}`,
      });
      const before = sink.received.length;
      await database.database.asSystem(async (transaction) => {
        for (const mail of applicationMailNames) {
          await tasks.send(transaction, 'send-mail', { mail, applicationId });
        }
      });
      const mails = await eventually(() => {
        expect(sink.received.length - before).toBe(applicationMailNames.length);
        return sink.received.slice(before);
      });
      expect(mails.map(({ recipients }) => recipients.join()).sort()).toEqual([
        keeper.email,
        keeper.email,
        `mail-${1000 + index}@mail.example`,
        `mail-${1000 + index}@mail.example`,
        `mail-${1000 + index}@mail.example`,
      ]);
      for (const { to, headers, subject, from } of mails) {
        expect([to].flat().flatMap((each) => each?.value ?? [])).toHaveLength(1);
        expect(headers.has('bcc') || headers.has('cc')).toBe(false);
        expect(subject).not.toMatch(/\p{Cc}/u);
        expect(from?.value).toEqual([{ name: agency().name, address: agency().email }]);
      }
    },
  );

  test('no task was given up, and no other address was written to', async () => {
    expect(evilMails().map(({ recipients }) => recipients)).toEqual([]);
    const failed = await queryTasks(
      database,
      `SELECT name FROM tasks.job_common WHERE state IN ('failed', 'retry') AND name NOT LIKE '\\_\\_%'`,
    );
    expect(failed).toEqual([]);
  });
});
