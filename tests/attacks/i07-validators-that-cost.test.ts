import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { readJobForm } from '#app/features/board/jobs/form.ts';
import { signUpForm } from '#app/features/core/accounts/schema.ts';
import { candidateForm, coachingForm, contactForm, employerForm } from '#app/features/core/enquiries/schema.ts';
import { profileForm } from '#app/features/people/profile/schema.ts';
import { readConversation } from '#app/features/site/assistant/schema.ts';
import { readReturnPath } from '#app/web/return-path.ts';
import { readEmailAddress } from '#domain/account/email-address.ts';
import { findLengthError, findNameError } from '#domain/account/password-rules.ts';
import { fillIn, listUnknownPlaceholders, PLACEHOLDERS } from '#domain/application/status-email.ts';
import { findTopic } from '#domain/assistant-replies.ts';
import { readJobQuestion } from '#domain/job/search/job-question.ts';
import { readSalary } from '#domain/pay/salary.ts';
import { readCvName, shownCvName } from '#domain/profile/cv.ts';
import { addSkills, findPhoneError } from '#domain/profile/profile.ts';
import { stripMarkup } from '#domain/text/plain-text.ts';
import { readQuestionWords } from '#domain/text/question-words.ts';
import { excerpt, excerptLines } from '#domain/text/text.ts';
import { escapeXml } from '#domain/text/xml.ts';
import { isCalendarDay } from '#domain/time/calendar-day.ts';
import { isUuid } from '#domain/uuid.ts';
import { clientOf } from '#server/http/client-address.ts';
import { canonicalPath } from '#server/http/guards.ts';
import { costOf } from '#tests/support/cost.ts';
import { isFullForm } from '#tests/support/form.ts';
import { measured } from '#tests/support/measured.ts';
import { hasAllRounds, inFull } from '#tests/support/rounds.ts';

/**
 * I07: validation time grows linearly with the length of the input. That is a few milliseconds per field; quadratic growth would take
 * seconds.
 */
const MOST_MILLISECONDS = inFull(200, 10);
const LONG = 50_000;
const NOW = new Date('2026-11-21T10:00:00Z');

/** Inputs that make patterns backtrack: runs that almost match, openings without an end, rare characters. */
const RUNS = [
  ...'aA0 \t\n-_.,;:/\\@+%<>&{#é\u0301\ufdfa\u202e\ud800\0',
  ...'a. a- a@ a, %_ %41 1, £1 £1k- <a </ >< <!-- {a {} // /.. /a? e\u0301 \ud83c\udf0a (a+)+ .pdf'.split(' '),
  '\r\n',
  'a b ',
  '1 - ',
  '<a ',
  '. ',
];
const inputsOf = (run: string) => {
  const text = run.repeat(Math.ceil(LONG / run.length));
  return [text, `${text}!`, `£${text}x`];
};

const everyField = (names: string[], text: string) => Object.fromEntries(names.map((name) => [name, text]));
const JOB = ['title', 'company', 'location', 'salary', 'category', 'type', 'description', 'requirements', 'benefits'];

const VALIDATORS: Record<string, (text: string) => unknown> = {
  stripMarkup,
  readEmailAddress,
  readCvName: (text) => readCvName(`${text}.pdf`),
  shownCvName: (text) => shownCvName(text, 'pdf'),
  readReturnPath,
  findLengthError: (text) => findLengthError(text, { isStaff: true }),
  findNameError: (text) =>
    findNameError(text.slice(0, inFull(LONG, 128)), { email: 'nia@mail.example', fullName: 'Nia Rees' }, ['Tidewell']),
  addSkills: (text) => addSkills(['welding'], text),
  findPhoneError,
  fillIn: (text) =>
    fillIn({ subject: text, body: text }, { name: 'Nia', job: 'Welder', company: 'Vale', agency: 'Us' }),
  listUnknownPlaceholders: (text) => listUnknownPlaceholders(text, PLACEHOLDERS),
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
  readJobQuestion: (text) =>
    readJobQuestion(new Map(['search', 'location', 'salary', 'page'].map((name) => [name, text]))),
};

const FORMS: Record<string, [fields: string[], read: (fields: Record<string, string>) => unknown]> = {
  'the form for an account': [['full_name', 'email', 'password', 'role'], (fields) => signUpForm.safeParse(fields)],
  'the form of a profile': [
    ['full_name', 'phone', 'location', 'skills', 'next'],
    (fields) => profileForm.safeParse(fields),
  ],
  'the form for candidates': [
    ['desiredRole', 'email', 'phone', 'experience', 'skills'],
    (fields) => candidateForm.safeParse(fields),
  ],
  'the form for employers': [['salaryRange', 'requirements'], (fields) => employerForm.safeParse(fields)],
  'the form for messages': [['name', 'type', 'message'], (fields) => contactForm.safeParse(fields)],
  'the form for coaching': [['phone', 'topic', 'question', 'times'], (fields) => coachingForm.safeParse(fields)],
  'the form of a job': [[...JOB, 'salary_min', 'hours_per_week', 'closes_at'], (fields) => readJobForm(fields, NOW)],
};

let slowest = 0;

type Input = { run: string; text: string };

function expectQuick(validate: (text: string) => unknown, inputs: Input[], most = MOST_MILLISECONDS): void {
  const costs = inputs.map(({ run, text }) => ({
    run,
    begins: text.slice(0, 4),
    cost: costOf(() => validate(text), most),
  }));
  if (hasAllRounds) slowest = Math.max(slowest, ...costs.map(({ cost }) => (cost * MOST_MILLISECONDS) / most));
  expect(costs.filter(({ cost }) => cost > most)).toEqual([]);
}

test.each(Object.entries(VALIDATORS))('I07: %s looks at fifty thousand characters in a moment', (_name, validate) => {
  const inputs = RUNS.flatMap((run) => inputsOf(run).map((text) => ({ run, text })));
  expectQuick(validate, inputs);
});

test.each(Object.entries(FORMS))(
  'I07: %s is read in a moment, with as much in each of its fields',
  (_name, [names, read]) => {
    const inputs = RUNS.map((run) => ({ run, text: `${run.repeat(Math.ceil(LONG / run.length))}!` }));
    const most = inFull(MOST_MILLISECONDS, MOST_MILLISECONDS * names.length);
    expectQuick((text) => read(everyField(names, text)), inputs, most);
  },
);

test.runIf(isFullForm)('I07: what goes back for each character would be found', () => {
  expect(costOf(() => /\s+$/.test(`${' '.repeat(LONG)}!`), Number.POSITIVE_INFINITY)).toBeGreaterThan(200);
  if (hasAllRounds) measured('I07', `a field takes ${slowest.toFixed(1)} ms of the processor at most`);
});
