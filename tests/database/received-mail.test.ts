import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noteReport } from '#app/features/board/alerts/commands/note-report.server.ts';
import { noteUndelivered } from '#app/features/people/applications/commands/note-undelivered.server.ts';
import { settleDoubt } from '#app/features/people/applications/commands/replies/settle-doubt.server.ts';
import { sendMail } from '#app/features/people/applications/commands/send-mail.server.ts';
import { findOwnApplication } from '#app/features/people/applications/queries/own-applications.server.ts';
import { writeGuestMail } from '#app/features/people/guests/emails/mails.server.ts';
import { noteCalendarAnswer } from '#app/features/people/interviews/commands/note-calendar-answer.server.ts';
import { writeInterviewMail } from '#app/features/people/interviews/emails/mails.server.ts';
import { notePersonReply } from '#app/features/people/people/commands/note-person-reply.server.ts';
import { openPerson } from '#app/features/people/people/queries/person.server.ts';
import { type Mailer, RecipientRefused } from '#platform/mail/mail.ts';
import { readMailReply } from '#platform/mail/mail-reply.server.ts';
import { readMailReport } from '#platform/mail/mail-report.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { NO_STORAGE } from '#tests/support/account-services.ts';
import { addAlert } from '#tests/support/alerts.ts';
import { actingCandidate, addApplications, addCandidates, threadOf } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { pdf } from '#tests/support/documents.ts';
import { ADMIN, addJobs, addPeople, posterOf } from '#tests/support/jobs.ts';
import { bounceOf } from '#tests/support/mail-reports.ts';
import { attached, keepReply, REPLY } from '#tests/support/replies.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
let wyn = '';
let application = '';
let thread = '';
let job = '';
const stored = new Map<string, Uint8Array>();
const storage: Storage = { ...NO_STORAGE, put: async ({ key, bytes }) => void stored.set(key, bytes) };

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
});

afterAll(() => db?.drop());

beforeEach(async () => {
  const { database } = db;
  [wyn = ''] = await addCandidates(database, 'Wyn Tarn');
  [job = ''] = await addJobs(database, { user_id: ADMIN });
  [application = ''] = await addApplications(database, { job_id: job, candidate_id: wyn });
  thread = await threadOf(db, application);
});

const readCase = (name: string) => readFile(`tests/support/received-mail/cases/${name}.eml`, 'utf8');
const fill = (text: string) =>
  text
    .replace(/^Message-ID: <(.*)@/m, `Message-ID: <$1-${application}@`)
    .replaceAll('FROM', `${wyn}@mail.example`)
    .replaceAll('THREAD@HOST', `${thread}@jobs.example`);
const take = async (text: string) => {
  const reply = await readMailReply(Buffer.from(text));
  return reply && keepReply(db, reply, storage);
};
const letters = () =>
  db.database.asSystem((t) =>
    t.selectFrom('application_letters').selectAll().where('application_id', '=', application).execute(),
  );

test.each([
  ['mail-outlook-desktop', 'Yes, Tuesday at ten suits me.'],
  ['mail-outlook-ios', 'Yes, Tuesday suits me.'],
  ['mail-yahoo', 'Yes, Tuesday suits me.'],
  ['mail-original-message', 'Yes, Tuesday suits me.'],
  ['mail-phone-signature', 'Yes, Tuesday suits me.'],
  ['mail-html-only', 'I’d like £14 an hour – is that OK?'],
  ['mail-with-attachment', 'My certificate is attached.'],
])('%s is kept as what the person wrote', async (name, body) => {
  expect(await take(fill(await readCase(name)))).toBe('reply');
  const refused =
    name === 'mail-with-attachment'
      ? { file_names: ['certificate.pdf'], file_refusals: ['damaged'] }
      : { file_names: [] };
  expect(await letters()).toMatchObject([{ body, read_at: null, doubt: null, is_automatic: false, ...refused }]);
});

test('a file is kept once with its reply, and is deleted with the application', async () => {
  const mail = fill(await readCase('mail-with-attachment')).replace('JVBERi0xLjQK', pdf().toString('base64'));
  for (let copy = 0; copy < 2; copy += 1) expect(await take(mail)).toBe('reply');
  const [letter] = await letters();
  expect(letter?.file_names).toEqual([]);
  const files = () =>
    db.database.asSystem((t) =>
      t
        .selectFrom('cvs')
        .selectAll()
        .where('letter_id', '=', letter?.id ?? '')
        .execute(),
    );
  const [file] = await files();
  expect(file).toMatchObject({ name: 'certificate.pdf', user_id: null, application_id: null });
  expect([...stored]).toEqual([[file?.storage_key, pdf()]]);
  const loose = () => queryTasks(db, 'SELECT FROM loose_files WHERE storage_key = $1', [file?.storage_key]);
  expect(await loose()).toHaveLength(0);
  await queryTasks(db, 'DELETE FROM applications WHERE id = $1', [application]);
  expect([await files(), (await loose()).length]).toEqual([[], 1]);
});

test.each(['mail-away-suppress', 'mail-away-subject-only', 'mail-away-autoreply-header'])(
  '%s is noted, and is no reply to read',
  async (name) => {
    expect(await take(fill(await readCase(name)))).toBe('automatic');
    expect(await letters()).toMatchObject([{ is_automatic: true, read_at: expect.any(Date) }]);
  },
);

test.each([
  ['mail-other-own-address', 'address', 'wyn.other@mail.example'],
  ['mail-ids-replaced', 'references', ''],
] as const)('%s waits for a colleague, and the candidate does not see it', async (name, doubt, from) => {
  expect(await take(fill(await readCase(name)))).toBe('doubtful');
  const [letter] = await letters();
  expect(letter).toMatchObject({ doubt, sender_address: from || `${wyn}@mail.example`, read_at: null });
  const services = { database: db.database };
  const countOwnLetters = async () =>
    (await findOwnApplication(services as never, actingCandidate(wyn), application))?.letters.length;
  expect(await countOwnLetters()).toBe(0);
  const settleLetter = (intent: 'keep' | 'remove', id = letter?.id ?? '') =>
    settleDoubt(services, posterOf(ADMIN, 'admin', 'An Admin') as never, application, { letter: id, intent });
  await settleLetter('remove', randomUUID());
  expect(await settleLetter('keep')).toEqual({ ok: true });
  expect(await countOwnLetters()).toBe(1);
  await settleLetter('remove');
  expect(await letters()).toHaveLength(1);
});

test('an email that replies to nothing, or comes from a stranger, is kept nowhere', async () => {
  const mail = fill(await readCase('mail-ids-replaced'));
  expect(await take(mail.replaceAll(/^(In-Reply-To|References):[^\n]*\n/gm, '').replace('Re: ', ''))).toBeNull();
  expect(await take(mail.replaceAll(wyn, 'stranger'))).toBeNull();
  expect(await letters()).toEqual([]);
});

test('no more than twenty doubtful emails are kept with one application', async () => {
  const mail = fill(await readCase('mail-ids-replaced'));
  for (let count = 0; count < 25; count += 1) await take(mail.replace('Message-ID: <', `Message-ID: <${count}-`));
  expect(await letters()).toHaveLength(20);
});

test('a bounce of an email about an application is shown to the desk with the words of the server', async () => {
  const messageId = `<${thread}.${randomUUID()}@jobs.example>`;
  const report = await readMailReport(Buffer.from(bounceOf({ messageId })));
  for (let copy = 0; copy < 2; copy += 1) expect(report && (await noteUndelivered(db, report))).toBe(true);
  expect(await letters()).toMatchObject([{ is_undelivered: true, body: expect.stringMatching(/^550 5\.1\.1 /) }]);
  const ownApplication = await findOwnApplication(
    { database: db.database } as never,
    actingCandidate(wyn),
    application,
  );
  expect(ownApplication?.letters).toEqual([]);
  const other = await readMailReport(Buffer.from(bounceOf({ messageId: `<${randomUUID()}@jobs.example>` })));
  expect(other && (await noteUndelivered(db, other))).toBe(false);
});

describe('each email to a candidate', () => {
  const words = { to: 'wyn@mail.example', subject: 'Your application', html: '', text: '' };
  const messageIds: string[] = [];
  const send = async (answer: string | RecipientRefused, taskId: string = randomUUID()) => {
    const mailer: Mailer = {
      send: async ({ messageId }) => {
        messageIds.push(messageId);
        if (typeof answer !== 'string') throw answer;
        return answer;
      },
    };
    const services = { database: db.database, mailer, publicOrigin: 'https://jobs.example' };
    await sendMail(services, { ...words, thread }, taskId).catch((error: unknown) => {
      if (error !== answer) throw error;
    });
    return taskId;
  };
  const emails = async () => {
    const { person_id: person } = await db.database.asSystem((t) =>
      t.selectFrom('applications').select('person_id').where('id', '=', application).executeTakeFirstOrThrow(),
    );
    const opened = await openPerson(db.database, posterOf(ADMIN, 'admin', 'An Admin') as never, person ?? '');
    return opened?.steps.flatMap((step) => (step.kind === 'application_email' ? step.delivery : []));
  };

  test('is in the person’s activity as accepted, answered, refused or bounced, with the server’s words', async () => {
    await send('250 2.0.0 queued as 4F2');
    expect(await emails()).toEqual([{ outcome: 'accepted', answer: '250 2.0.0 queued as 4F2', isAnswered: false }]);
    const answered = { from: `${wyn}@mail.example`, messageId: `<${randomUUID()}@x>`, references: messageIds[0] ?? '' };
    await send('250 later');
    await keepReply(db, { ...REPLY, ...answered });
    const report = await readMailReport(Buffer.from(bounceOf({ messageId: messageIds[1] ?? '' })));
    expect(report && (await noteUndelivered(db, report))).toBe(true);
    const refused = await send(new RecipientRefused('550 at RCPT', true, '550 5.1.1 unknown'));
    expect(await emails()).toEqual([
      { outcome: 'refused', answer: '550 5.1.1 unknown', isAnswered: false },
      {
        outcome: 'bounced',
        answer: 'mx.mail.example: 550 5.1.1 […]: Recipient address rejected: User unknown in virtual mailbox table',
        isAnswered: false,
      },
      { outcome: 'accepted', answer: '250 2.0.0 queued as 4F2', isAnswered: true },
    ]);
    await send('250 at last', refused);
    expect((await emails())?.[0]).toMatchObject({ outcome: 'accepted', answer: '250 at last' });
  });

  test('does not count as answered by an automatic reply, nor by an unknown address before a colleague keeps it, and is deleted with the application', async () => {
    await send('250 OK');
    for (const change of [{ isAutomatic: true }, { from: 'stranger@mail.example' }])
      await keepReply(db, {
        ...REPLY,
        from: `${wyn}@mail.example`,
        messageId: `<${randomUUID()}@x>`,
        references: messageIds.at(-1) ?? '',
        ...change,
      });
    expect(await emails()).toMatchObject([{ isAnswered: false }]);
    const doubtful = (await letters()).find(({ doubt }) => doubt !== null);
    const settlement = { letter: doubtful?.id ?? '', intent: 'keep' } as const;
    const colleague = posterOf(ADMIN, 'admin', 'An Admin') as never;
    await settleDoubt({ database: db.database }, colleague, application, settlement);
    expect(await emails()).toMatchObject([{ isAnswered: true }]);
    await queryTasks(db, 'DELETE FROM applications WHERE id = $1', [application]);
    expect(await queryTasks(db, 'SELECT FROM application_mails WHERE application_id = $1', [application])).toEqual([]);
  });
});

test('a calendar that declines asks for another time, with the note, and is a reply', async () => {
  const { id, uid } = await db.database.asSystem((t) =>
    t
      .insertInto('interviews')
      .values({ application_id: application, interviewer_id: ADMIN, kind: 'phone', minutes: 30 })
      .returning(['id', 'uid'])
      .executeTakeFirstOrThrow(),
  );
  const answer = (from: string) =>
    [
      `From: <${from}>`,
      'Subject: Declined: Interview',
      `Message-ID: <${randomUUID()}@mail.example>`,
      'Content-Type: text/calendar; method=REPLY; charset=UTF-8',
      '',
      `BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nBEGIN:VEVENT\r\nUID:${uid}\r\nATTENDEE;PARTSTAT=DECLINED:mailto:${from}`,
      'COMMENT:I work that day\r\nEND:VEVENT\r\nEND:VCALENDAR',
    ].join('\r\n');
  const note = async (from: string) => {
    const reply = await readMailReply(Buffer.from(answer(from)));
    return reply && keepReply(db, await noteCalendarAnswer(db, reply));
  };
  expect(await note('stranger@mail.example')).toBeNull();
  expect(await note(`${wyn}@mail.example`)).toBe('reply');
  const words = 'Declined the interview invitation.\n\nI work that day';
  expect(await letters()).toMatchObject([{ body: words, doubt: null }]);
  const interview = await db.database.asSystem((t) =>
    t.selectFrom('interviews').select(['move_asked_at', 'candidate_note']).where('id', '=', id).executeTakeFirst(),
  );
  expect(interview).toEqual({ move_asked_at: expect.any(Date), candidate_note: words });
});

test('a reply to an alert is noted with its person, once, and a forged reference with none', async () => {
  const from = `${randomUUID()}@mail.example`;
  const { id } = await db.database.asSystem((t) =>
    t
      .insertInto('people')
      .values({ full_name: 'Gale Ferris', email: from, source: 'desk' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const words = {
    subject: 'Re: New jobs',
    text: 'Not before May, please.',
    isAutomatic: false,
    files: [attached('licence.pdf', pdf())],
    calendar: null,
  };
  const reply = { ...words, from, messageId: '<1@mail.example>' };
  const note = (references: string) => notePersonReply(db, { ...reply, references }, 'jobs.example');
  for (const references of ['', '<1@jobs.example>', `<${randomUUID()}@other.example>`])
    expect(await note(references)).toBe(false);
  const references = `<${randomUUID()}@jobs.example>`;
  expect(await note(references)).toBe(true);
  expect(await note(references)).toBe(false);
  const notes = await db.database.asSystem((t) =>
    t.selectFrom('person_notes').select('body').where('person_id', '=', id).execute(),
  );
  expect(notes).toEqual([
    {
      body: `Reply from ${from}, sender not confirmed. Re: New jobs\n\nNot before May, please.\n\nAttachments, in your mailbox: licence.pdf`,
    },
  ]);
});

test('receipts and emails about interviews belong to the thread of their application', async () => {
  const [guest = ''] = await addApplications(db.database, {
    job_id: job,
    candidate_id: null,
    email: 'guest@mail.example',
  });
  const receipt = await db.database.asSystem((t) =>
    writeGuestMail(t, { mail: 'guest-receipt', id: guest }, 'https://x.example'),
  );
  expect(receipt?.thread).toBe(await threadOf(db, guest));
  const { id } = await db.database.asSystem((t) =>
    t
      .insertInto('interviews')
      .values({ application_id: application, interviewer_id: ADMIN, kind: 'phone', minutes: 30 })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const offer = { mail: 'interview-offered' as const, interviewId: id };
  const written = await db.database.asSystem((t) => writeInterviewMail(t, offer, 'https://x.example'));
  expect(written?.thread).toBe(thread);
});

test.each([
  ['bounce-plain-text-headers-below', 'ended'],
  ['bounce-html-with-quoted-headers', 'ended'],
  ['bounce-final-4.4.7', 'confirmed'],
  ['bounce-final-4.1.1', 'confirmed'],
  ['bounce-expired-empty-status', 'confirmed'],
])('%s is noted, and leaves the alert %s', async (name, state) => {
  const alert = await addAlert(db.database, {}, { email: `${randomUUID()}@mail.example` });
  const row = { alert_id: alert, kind: 'jobs' as const, started_at: new Date(), outcome: 'sent' as const };
  const { id } = await db.database.asSystem((t) =>
    t
      .insertInto('job_alert_mails')
      .values({ ...row, ended_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const report = await readMailReport(Buffer.from((await readCase(name)).replace('MAILID@HOST', `${id}@jobs.example`)));
  expect(report && (await noteReport(db, report))).toBe(true);
  const [found, mail] = await db.database.asSystem(async (t) => [
    await t.selectFrom('job_alerts').select('state').where('id', '=', alert).executeTakeFirst(),
    await t.selectFrom('job_alert_mails').select('outcome').where('id', '=', id).executeTakeFirst(),
  ]);
  expect([found?.state, mail?.outcome]).toEqual([state, 'hard_bounce']);
});
