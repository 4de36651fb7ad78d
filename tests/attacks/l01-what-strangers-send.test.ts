import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BEHIND_PROXY, newAddress, sendForm } from '#tests/support/account-forms.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { solveHumanCheck } from '#tests/support/human-check.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { type Fields, fieldsFor } from '#tests/support/matrix-forms.ts';
import { multipart } from '#tests/support/multipart.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
const canaries: string[] = [];
const statuses: number[] = [];

const canary = (value: string) => {
  canaries.push(value);
  return value;
};

const BREAK = ['ALTER TABLE enquiries ADD CONSTRAINT broken CHECK (false) NOT VALID'];
const REPAIR = ['ALTER TABLE enquiries DROP CONSTRAINT broken'];

beforeAll(async () => {
  site = await startSite({ env: { ...BEHIND_PROXY, LOG_LEVEL: 'trace' } });
  const email = await sendBoth(1);
  const { links } = await waitForMail(site, { to: email, subject: /^Confirm your / });
  const token = canary(new URL(links[0] ?? '').searchParams.get('token') ?? 'no token');
  await asSuperuser(site.database, ...BREAK);
  await sendBoth(2);
  statuses.push((await sendForm(site, '/confirm-enquiry', { token })).status);
  await asSuperuser(site.database, ...REPAIR);
  statuses.push((await sendForm(site, '/confirm-enquiry', { token })).status);
});

afterAll(() => site?.stop());

async function sendBoth(round: number): Promise<string> {
  const message = fieldsFor('contact');
  Object.assign(message, {
    name: canary(`canary name ${round} q7Zp`),
    message: canary(`canary message ${round} q7Zp`),
  });
  statuses.push((await sendForm(site, '/contact', message, { from: newAddress() })).status);
  const human_check = await solveHumanCheck(site, 'candidate_form_submit');
  const fields: Fields = { ...fieldsFor('send-your-cv'), human_check, phone: canary(`0131 496 07${round}7 7070`) };
  const cv = {
    name: 'cv',
    filename: `${canary(`canary-file-${round}`)}.txt`,
    content: canary(`canary CV ${round} q7Zp`),
  };
  const { body, type } = multipart([...Object.entries(fields).map(([name, content]) => ({ name, content })), cv]);
  const headers = { Origin: site.url, 'Content-Type': type, 'X-Forwarded-For': newAddress() };
  const answer = await request(site.url, '/send-your-cv', { method: 'POST', headers, body: [body] });
  statuses.push(answer.status);
  for (const each of [message['email'], fields['email']]) canary(each ?? 'no address');
  return message['email'] ?? '';
}

const findIn = (text: string) => canaries.filter((each) => text.includes(each));

test('L01: everything was taken at first, then there were faults, and then it was confirmed', async () => {
  expect(statuses).toEqual([303, 303, 500, 500, 500, 303]);
  const [kept] = await queryTasks<{ line: string }>(
    site.database,
    `SELECT string_agg(t::text, ' ') AS line FROM enquiries AS t`,
  );
  expect(findIn(kept?.line ?? '')).toContain('canary message 1 q7Zp');
});

test('L01: none is in what the site writes, nor in the log of PostgreSQL', async () => {
  expect(findIn(site.log())).toEqual([]);
  const [row] = await queryTasks<{ folder: string }>(
    site.database,
    `SELECT current_setting('data_directory') AS folder`,
  );
  const log = await readFile(path.join(path.dirname(row?.folder ?? ''), 'postgres.log'), 'utf8');
  expect(log).toContain('violates check constraint "broken"');
  expect(findIn(log)).toEqual([]);
});

test('L01: none is in a task or any other table, nor the token of a link in its own', async () => {
  const tables = await queryTasks<{ name: string }>(
    site.database,
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'app', 'tasks')`,
  );
  const lines = tables
    .filter(({ name }) => !['public.enquiries', 'public.enquiry_files', 'public.people'].includes(name))
    .map(({ name }) => `SELECT t::text AS line FROM ${name} AS t`);
  const rows = await queryTasks<{ line: string }>(site.database, lines.join(' UNION ALL '));
  expect(rows.length).toBeGreaterThan(50);
  expect(findIn(rows.map(({ line }) => line).join('\n'))).toEqual([]);
});
