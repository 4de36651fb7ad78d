/** Requests that clients repeat when the answer was lost: how to send each, and how often it took effect (R11). */
import { randomUUID } from 'node:crypto';
import { findApplying } from '#app/features/people/applications/queries/preview.server.ts';
import type { HumanCheckAction } from '#platform/human-check/actions.ts';
import { addAccount, sendForm } from '#tests/support/account-forms.ts';
import { callApi, SENT_JOB, sendLines } from '#tests/support/api-client.ts';
import { addApiKey } from '#tests/support/api-keys.ts';
import { actingCandidate } from '#tests/support/applications.ts';
import { newGuestEmail } from '#tests/support/guests.ts';
import { solveHumanCheck } from '#tests/support/human-check.ts';
import { JOB_FORM, openDesk } from '#tests/support/job-desk.ts';
import { addJobs, EMPLOYER } from '#tests/support/jobs.ts';
import { fieldsFor } from '#tests/support/matrix-forms.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import type { Site } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

/** `isReplayed`: the site says that this is the stored answer. */
export type Reply = { status: number; body: string; location: string; isReplayed: boolean };
export type Trial = {
  send(site: Site): Promise<Reply>;
  count(): Promise<number>;
};

/** The site stores their answers under the Idempotency-Key. */
export const ANSWERED_KINDS = ['post a job', 'send many jobs', 'apply', 'swipe'] as const;
export const FORM_KINDS = {
  enquire: 'enquiries',
  'apply as a guest': 'applications',
  'post a job by the form': 'jobs',
  'add a person': 'people',
} as const;
export type Kind = (typeof ANSWERED_KINDS)[number] | keyof typeof FORM_KINDS;

export function prepareTrial(site: Site, kind: Kind): Promise<Trial> {
  switch (kind) {
    case 'post a job':
    case 'send many jobs':
      return prepareApi(site, kind);
    case 'apply':
      return prepareApplying(site);
    case 'swipe':
      return prepareSwipe(site);
    case 'enquire':
      return prepareForm(site, '/contact', 'contact_form_submit', fieldsFor('contact'), 'enquiries');
    case 'apply as a guest':
      return prepareGuest(site);
    case 'post a job by the form':
      return preparePosting(site);
    case 'add a person':
      return preparePerson(site);
  }
}

async function prepareApi(site: Site, kind: Kind): Promise<Trial> {
  const key = randomUUID();
  const { key: apiKey } = await addApiKey(site.database, castMember('Morag').id, ['jobs:write']);
  const title = `Keeper ${key}`;
  const call = { key: apiKey, headers: { 'Idempotency-Key': key } };
  const lines = Array.from({ length: 30 }, (_, n) => ({
    ...SENT_JOB,
    title: `${title} ${n}`,
    reference: `${key}-${n}`,
  }));
  const isOne = kind === 'post a job';
  return {
    send: async (to) =>
      toReply(
        isOne
          ? await callApi(to, 'POST', '/jobs', { ...call, body: { ...SENT_JOB, title } })
          : await sendLines(to, `/sources/${key}/jobs`, lines, call),
      ),
    count: async () => {
      const jobCount = await countRows(site, 'SELECT FROM jobs WHERE starts_with(title, $1)', title);
      return isOne ? jobCount : jobCount / lines.length;
    },
  };
}

async function prepareSwipe(site: Site): Promise<Trial> {
  const { id, cookie, job, headers } = await newCandidate(site);
  return {
    send: async (to) => toReply(await sendForm(to, `/job-swipe/cards/${job}`, { action: 'pass' }, { cookie, headers })),
    count: () => countRows(site, 'SELECT FROM swiped_jobs WHERE user_id = $1', id),
  };
}

async function prepareApplying(site: Site): Promise<Trial> {
  const { id, cookie, job, headers } = await newCandidate(site);
  await queryTasks(site.database, `UPDATE profiles SET phone = '0113 496 0100' WHERE id = $1`, [id]);
  const version = (await findApplying(site.database.database, actingCandidate(id), job))?.version ?? '';
  const fields = { intent: 'send', cover_note: '', with_cv: 'no', version };
  return {
    send: async (to) => toReply(await sendForm(to, `/jobs/${job}/apply`, fields, { cookie, headers })),
    count: () => countRows(site, 'SELECT FROM applications WHERE candidate_id = $1', id),
  };
}

async function prepareGuest(site: Site): Promise<Trial> {
  const [job = ''] = await addJobs(site.database.database, {});
  const fields = { ...fieldsFor('jobs/:id/apply/without-account'), email: newGuestEmail() };
  return prepareForm(site, `/jobs/${job}/apply/without-account`, 'candidate_form_submit', fields, 'applications');
}

/** The browser solves a new human check for each attempt. */
async function prepareForm(
  site: Site,
  path: string,
  action: HumanCheckAction,
  fields: Record<string, string>,
  table: (typeof FORM_KINDS)[keyof typeof FORM_KINDS],
): Promise<Trial> {
  const headers = { 'Idempotency-Key': randomUUID() };
  return {
    send: async (to) =>
      toReply(await sendForm(to, path, { ...fields, human_check: await solveHumanCheck(to, action) }, { headers })),
    count: () => countRows(site, `SELECT FROM ${table} WHERE email = $1`, fields['email'] ?? ''),
  };
}

async function preparePosting(site: Site): Promise<Trial> {
  const cookie = await signInAs(site, EMPLOYER);
  const page = (await openDesk(site, cookie).read('/employer/jobs/new')).body.toString();
  const form_key = /name="form_key" value="([0-9a-f-]+)"/.exec(page)?.[1] ?? '';
  const fields = { ...JOB_FORM, title: `Keeper ${form_key}`, intent: 'post', form_key };
  return {
    send: async (to) => toReply(await sendForm(to, '/employer/jobs/new', fields, { cookie })),
    count: () => countRows(site, 'SELECT FROM jobs WHERE title = $1', fields.title),
  };
}

async function preparePerson(site: Site): Promise<Trial> {
  const cookie = await signInAs(site, castMember('Morag').id);
  const fields: Record<string, string> = { ...fieldsFor('admin/people/new'), form_key: randomUUID() };
  return {
    send: async (to) => toReply(await sendForm(to, '/admin/people/new', fields, { cookie })),
    count: () => countRows(site, 'SELECT FROM people WHERE email = $1', fields['email'] ?? ''),
  };
}

async function newCandidate(site: Site) {
  const { id } = await addAccount(site.database.database);
  const [job = ''] = await addJobs(site.database.database, {});
  const headers = { Accept: 'application/json', 'Idempotency-Key': randomUUID() };
  return { id, cookie: await signInAs(site, id), job, headers };
}

const countRows = async ({ database }: Site, statement: string, value: string): Promise<number> =>
  (await queryTasks(database, statement, [value])).length;

type RawReply = { status: number; body: string | Buffer; headers: Record<string, unknown> };
const toReply = ({ status, body, headers }: RawReply): Reply => ({
  status,
  body: body.toString(),
  location: String(headers['location'] ?? ''),
  isReplayed: headers['idempotency-replayed'] === 'true',
});
