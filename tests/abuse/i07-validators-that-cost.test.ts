import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { signUpForm } from '#app/features/accounts/schema.ts';
import { readConversation } from '#app/features/assistant/schema.ts';
import { candidateForm, contactForm, employerForm } from '#app/features/enquiries/schema.ts';
import { readBoardSearch } from '#app/features/jobs/schema.ts';
import { profileForm } from '#app/features/profile/schema.ts';
import { fillIn, listUnknownPlaceholders } from '#domain/application-message.ts';
import { findTopic } from '#domain/assistant-replies.ts';
import { isCalendarDay } from '#domain/calendar-day.ts';
import { readCvName, shownCvName } from '#domain/cv.ts';
import { readEmailAddress } from '#domain/email-address.ts';
import { readJobForm } from '#domain/job-form.server.ts';
import { findLengthFault, findNameFault } from '#domain/password-rules.ts';
import { stripMarkup } from '#domain/plain-text.ts';
import { addSkills, findPhoneFault } from '#domain/profile.ts';
import { readQuestionWords } from '#domain/question-words.ts';
import { readReturnPath } from '#domain/return-path.ts';
import { readSalary } from '#domain/salary.ts';
import { excerpt, excerptLines } from '#domain/text.ts';
import { isUuid } from '#domain/uuid.ts';
import { escapeXml } from '#domain/xml.ts';
import { clientOf } from '#server/client-address.ts';
import { canonicalPath } from '#server/guards.ts';

/**
 * I07: whatever somebody types, the time to look at it grows with its length and no faster. Here that is a few
 * milliseconds, and some tens for a form with ten such fields; what goes back for each character takes seconds.
 */
const MOST_MILLISECONDS = 200;
const LONG = 50_000;
const NOW = new Date('2026-11-21T10:00:00Z');

/** What makes patterns go back and try again: runs that almost match, openings without an end, rare characters. */
const RUNS = [
  ...'aA0 \t\n-_.,;:/\\@+%<>&{#é\u0301\ufdfa\u202e\ud800\0',
  ...'a. a- a@ a, %_ %41 1, £1 £1k- <a </ >< <!-- {a {} // /.. /a? e\u0301 \ud83c\udf0a (a+)+ .pdf'.split(' '),
  ...['\r\n', 'a b ', '1 - ', '<a ', '. '],
];
const inputsOf = (run: string) => {
  const text = run.repeat(Math.ceil(LONG / run.length));
  return [text, `${text}!`, `£${text}x`];
};

const everyField = (names: string[], text: string) => Object.fromEntries(names.map((name) => [name, text]));
const JOB = ['title', 'company', 'location', 'salary', 'category', 'type', 'description', 'requirements', 'benefits'];

/** Everything that reads what strangers send. */
const VALIDATORS: Record<string, (text: string) => unknown> = {
  stripMarkup,
  readEmailAddress,
  readCvName: (text) => readCvName(`${text}.pdf`),
  shownCvName: (text) => shownCvName(text, 'pdf'),
  readReturnPath,
  findLengthFault: (text) => findLengthFault(text, { isAdmin: true }),
  findNameFault: (text) => findNameFault(text, { email: 'nia@mail.example', fullName: 'Nia Rees' }, ['Tidewell']),
  addSkills: (text) => addSkills(['welding'], text),
  findPhoneFault,
  fillIn: (text) =>
    fillIn({ subject: text, body: text }, { name: 'Nia', job: 'Welder', company: 'Vale', agency: 'Us' }),
  listUnknownPlaceholders,
  isCalendarDay,
  readSalary,
  findTopic,
  readQuestionWords: (text) => readQuestionWords(text, ['Leeds', 'Newcastle upon Tyne']),
  readConversation: (text) => readConversation({ messages: [{ sender: 'user', text }] }),
  isUuid,
  escapeXml,
  excerpt: (text) => excerpt(text, 155),
  excerptLines: (text) => excerptLines(text, 155),
  canonicalPath,
  clientOf: (text) => {
    const headers = { 'x-forwarded-for': text, 'user-agent': text };
    return clientOf({ headers, socket: {} } as unknown as IncomingMessage, 1);
  },
  readBoardSearch: (text) =>
    readBoardSearch(new Map(['search', 'location', 'salary', 'page'].map((name) => [name, text]))),
};

/** Fields that are read alike are one of each here. */
const FORMS: typeof VALIDATORS = {
  'the form for an account': (text) =>
    signUpForm.safeParse(everyField(['full_name', 'email', 'password', 'role'], text)),
  'the form of a profile': (text) =>
    profileForm.safeParse(everyField(['full_name', 'phone', 'location', 'skills', 'next'], text)),
  'the form for candidates': (text) =>
    candidateForm.safeParse(everyField(['desiredRole', 'email', 'phone', 'experience', 'skills'], text)),
  'the form for employers': (text) => employerForm.safeParse(everyField(['salaryRange', 'requirements'], text)),
  'the form for messages': (text) => contactForm.safeParse(everyField(['name', 'type', 'message'], text)),
  'the form of a job': (text) =>
    readJobForm(everyField([...JOB, 'salary_min', 'hours_per_week', 'closes_at'], text), NOW),
};

/** Milliseconds of the processor, so that neighbours do not count. What seems too much is looked at twice more. */
function costOf(work: () => unknown, repeats = 0): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  const cost = (user + system) / 1_000;
  return cost > MOST_MILLISECONDS && repeats < 2 ? Math.min(cost, costOf(work, repeats + 1)) : cost;
}

const findSlow = (validate: (text: string) => unknown, inputs: { run: string; text: string }[]) =>
  inputs
    .map(({ run, text }) => ({ run, begins: text.slice(0, 4), cost: costOf(() => validate(text)) }))
    .filter(({ cost }) => cost > MOST_MILLISECONDS);

test.each(Object.entries(VALIDATORS))('I07: %s looks at fifty thousand characters in a moment', (_name, validate) => {
  const inputs = RUNS.flatMap((run) => inputsOf(run).map((text) => ({ run, text })));
  expect(findSlow(validate, inputs)).toEqual([]);
});

test.each(Object.entries(FORMS))(
  'I07: %s is read in a moment, with as much in each of its fields',
  (_name, validate) => {
    const inputs = RUNS.map((run) => ({ run, text: `${run.repeat(Math.ceil(LONG / run.length))}!` }));
    expect(findSlow(validate, inputs)).toEqual([]);
  },
);

test('I07: what goes back for each character would be found', () => {
  expect(costOf(() => /\s+$/.test(`${' '.repeat(LONG)}!`), 2)).toBeGreaterThan(MOST_MILLISECONDS);
});
