import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ACCOUNT_SHAPES,
  APPLICATION_SHAPES,
  DATA_REQUEST_SHAPES,
  ENQUIRY_SHAPES,
  JOB_SHAPES,
} from '#app/chrome/status-shapes.ts';
import { STATUS_SHAPES } from '#app/ui/content/status.tsx';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { addEnquiries } from '#tests/support/enquiry-desk.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
  const { database } = site.database;
  await addEnquiries(database, { status: 'new' }, { status: 'in_hand' }, { status: 'done' });
  const [jobId = ''] = await addJobs(database, { title: 'Lighthouse keeper' });
  const [one = '', other = ''] = await addCandidates(database, 'Wren Halloran', 'Ida Sorley');
  await addApplications(
    database,
    { candidate_id: one, job_id: jobId, status: 'sent' },
    { candidate_id: other, job_id: jobId, status: 'shortlisted' },
  );
});

afterAll(() => site?.stop());

async function statusesOf(path: string, cookie: string): Promise<[shape: string, words: string][]> {
  const { body } = await request(site.url, path, { headers: { Cookie: cookie } });
  const matches = body
    .toString()
    .matchAll(/<span data-status="(\w+)"[^>]*><svg[^>]*aria-hidden="true"[\s\S]*?<\/svg>([^<]+)<\/span>/g);
  return [...matches].map(([, shape = '', words = '']) => [shape, words]);
}

test.each([
  ['/admin/accounts', ['tick Approved', 'ring Pending', 'cross Rejected']],
  ['/admin/enquiries', ['ring New', 'half Claimed', 'tick Done']],
  ['/admin/jobs', ['disc Open']],
  ['/admin/pipeline', ['ring Sent', 'disc Shortlisted']],
])('%s shows shape and words', async (path, expected) => {
  const cookie = await signInAs(site, castMember('Morag').id);
  const statuses = (await statusesOf(path, cookie)).map((status) => status.join(' '));
  expect(statuses).toEqual(expect.arrayContaining(expected));
});

test('the kit shows every shape', async () => {
  const shapes = (await statusesOf('/dev/ui', '')).map(([shape]) => shape);
  expect(shapes).toEqual([...STATUS_SHAPES]);
});

test('a shape has the same meaning at every kind of status', () => {
  const all = [ACCOUNT_SHAPES, APPLICATION_SHAPES, DATA_REQUEST_SHAPES, ENQUIRY_SHAPES, JOB_SHAPES];
  const first = all.map((shapes) => Object.values(shapes)[0]);
  expect(first).toEqual(['ring', 'ring', 'ring', 'ring', 'ring']);
  const shapesOf = (name: string) =>
    new Set(
      all
        .flatMap((each) => Object.entries(each))
        .filter(([key]) => key === name)
        .map(([, shape]) => shape),
    );
  for (const name of ['done', 'in_hand']) expect(shapesOf(name).size).toBe(1);
});

test('no other component draws a status as a coloured badge', () => {
  const files = globSync('app/**/*.tsx').filter((file) =>
    /<Badge[^>]*>\{?\w*STATUS_NAMES/.test(readFileSync(file, 'utf8')),
  );
  expect(files).toEqual([]);
});
