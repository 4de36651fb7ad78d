/**
 * A recruiter's jobs from import to closing: a file, the board, every feed, the API, an embedding page, a webhook for an application. Each
 * test continues the one before it.
 */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, test } from 'vitest';
import { CHANNELS } from '#domain/channel/channel.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { freePort } from '#scripts/free-port.ts';
import { RECRUITER_COLUMNS, RECRUITER_FAULTS, RECRUITER_JOBS, recruiterFile } from '#tests/journeys/recruiter-file.ts';
import { addAccounts } from '#tests/support/admin-desk.ts';
import type { Visitor } from '#tests/support/browser.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { pdfWith } from '#tests/support/documents.ts';
import { visit } from '#tests/support/hydration.ts';
import { openDesk } from '#tests/support/job-desk.ts';
import { OwnerHands } from '#tests/support/owner-hands.ts';
import { request } from '#tests/support/request.ts';
import { signInAs, signInBrowser } from '#tests/support/session.ts';
import { SECRET_KEY, type Site, startSite } from '#tests/support/site.ts';
import { requireFactors } from '#tests/support/staff.ts';
import { provideBrowser } from '#tests/support/stage.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/support/webhook-receiver.ts';

const JOBS = RECRUITER_JOBS.toLocaleString('en-GB');

const browser = provideBrowser();
let database: TestDatabase;
let receiver: WebhookReceiver;
let otherSite: Server;
let site: Site;
let owner: Visitor;
let hands: OwnerHands;
let ownerId = '';
let key = '';
let job: { id: string; title: string; url: string };
let signed: Webhook;

beforeAll(async () => {
  [database, receiver] = await Promise.all([createTestDatabase(), startWebhookReceiver()]);
  const port = await freePort();
  const publicOrigin = `http://localhost:${port}`;
  site = await startSite({
    database,
    env: { PORT: String(port), PUBLIC_ORIGIN: publicOrigin, SECRET_KEY, DRAIN_SECONDS: '0', ...receiver.env },
  });
  otherSite = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(
      `<!DOCTYPE html><html lang="en"><title>Another site</title><link rel="icon" href="data:,"><script type="module" src="${site.url}/embed/jobs.js"></script><agency-jobs></agency-jobs>`,
    );
  });
  await once(otherSite.listen(0, '127.0.0.1'), 'listening');
  [ownerId = ''] = await addAccounts(database, {
    fullName: 'Ada Quay',
    role: 'admin',
    isOwner: true,
    status: 'approved',
  });
  await requireFactors(database, false);
  owner = await browser.newRegular({ viewport: { width: 1440, height: 900 } });
  await signInBrowser(owner.context, site, ownerId, { publicOrigin });
  hands = new OwnerHands(owner.page);
});

afterAll(async () => {
  otherSite?.close();
  await receiver?.close();
  await site?.stop();
  await database?.drop();
});

let isOver = false;

beforeEach(({ skip }) => {
  // After a failure, later steps would wait in vain.
  if (isOver) skip();
  onTestFailed(() => {
    isOver = true;
  });
});

beforeEach(() => () => {
  expect(owner.complaints.splice(0)).toEqual([]);
});

const read = async (path: string, headers = {}) => {
  const { status, headers: answered, body } = await request(site.url, path, { headers });
  return { status, headers: answered, text: body.toString() };
};
const withKey = () => ({ Authorization: `Bearer ${key}` });

/** Public lists of jobs. The first page of each has the newest. */
const OUTLETS = [
  '/jobs',
  '/jobs-feed.xml',
  '/jobs-feed.xml?format=xml',
  '/jobs-feed.json',
  '/embed/jobs',
  '/api/v1/jobs',
  ...CHANNELS.map((channel) => `/feeds/${channel}.xml`),
];

const hasJob = async (outlet: string): Promise<boolean> => (await read(outlet)).text.includes(job.id);

async function findOnOtherSite({ page }: Visitor) {
  await page.goto(`http://127.0.0.1:${(otherSite.address() as AddressInfo).port}/`);
  const list = page.getByRole('region', { name: 'Jobs from Harbourline' });
  await list.getByRole('listitem').first().waitFor();
  return list.locator(`a[href="${job.url}"]`);
}

test(`a file of ${JOBS} jobs is mapped on screen, its ten faults are mended, and all are imported`, async () => {
  const { page } = owner;
  await visit(page, `${site.url}/admin/imports`);
  await hands.type({ 'Import source': 'TempRight' });
  const file = { name: 'open vacancies.csv', mimeType: 'text/csv', buffer: recruiterFile() };
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await hands.press('button', 'Upload file');

  await page.getByText('Each job also needs: Location; Description; Requirements.').waitFor();
  await hands.type(RECRUITER_COLUMNS);
  await hands.press('button', 'Check again');
  await page.getByRole('heading', { name: '8 rows need fixing' }).waitFor();
  for (const { line, label, mended, isAsked } of RECRUITER_FAULTS) {
    const name = isAsked ? 'One answer for all rows' : new RegExp(`^Row ${line}: `);
    await hands.type({ [label]: mended }, page.getByRole('group', { name }));
  }
  await hands.press('button', 'Check again');

  const importAll = page.getByRole('button', { name: `Import ${JOBS} jobs`, exact: true });
  await importAll.waitFor();
  await hands.type({ 'Who asked us': 'Ida Marsh', How: 'By phone', When: londonDay(new Date()) });
  await importAll.click();
  await page
    .getByRole('row', {
      name: new RegExp(`^open vacancies\\.csv, TempRight .* Done ${JOBS} 0 0 0 0$`),
    })
    .waitFor();
});

test('they stand on the board, in every feed, in the API, and in a page of another site', async () => {
  const { page } = owner;
  await visit(page, `${site.url}/admin/channels`);
  await hands.press('link', 'Adzuna');
  await hands.choose('Yes');
  await hands.press('button', 'Save');
  await page.getByText(`${JOBS} jobs`, { exact: true }).waitFor();
  const desk = openDesk(site, await signInAs(site, ownerId, { publicOrigin: site.url }));
  for (const channel of CHANNELS.slice(1))
    expect((await desk.send(`/admin/channels/${channel}`, { is_on: 'yes', jobs: 'agency' })).status).toBe(303);

  const ids = new Set<string>();
  for (let next: string | null = '/api/v1/jobs?limit=100&fields=id,title,url'; next; ) {
    const { jobs, next: after } = JSON.parse((await read(next)).text);
    [job] = ids.size === 0 ? jobs : [job];
    for (const { id } of jobs) ids.add(id);
    next = after?.slice(site.url.length);
  }
  expect(ids.size).toBe(RECRUITER_JOBS);
  for (const channel of CHANNELS) {
    await expect.poll(async () => (await read(`/feeds/${channel}.xml`)).status, { message: channel }).toBe(200);
    const { text } = await read(`/feeds/${channel}.xml`);
    expect(
      [...ids].filter((id) => !text.includes(id)),
      channel,
    ).toEqual([]);
  }
  for (const outlet of OUTLETS) expect(await hasJob(outlet), outlet).toBe(true);

  const reader = await browser.newVisitor();
  await visit(reader.page, `${site.url}/jobs`);
  await reader.page.getByText(`${JOBS} jobs`).filter({ visible: true }).first().waitFor();
  await (await findOnOtherSite(reader)).click();
  await reader.page.getByRole('heading', { level: 1, name: job.title }).waitFor();
});

test('a signed message tells another system of an application, and leads to it', async () => {
  const { page } = owner;
  await visit(page, `${site.url}/admin/settings/webhooks`);
  await hands.type({ 'Endpoint URL': receiver.outsideAddress });
  await hands.choose('Application received');
  await hands.choose('Job closed or deleted');
  await hands.press('button', 'Add webhook');
  await page.getByText('Copy the signing secret now').waitFor();
  signed = new Webhook((await page.getByText(/^whsec_/).textContent()) ?? '');
  await hands.press('link', 'Send a test to the new webhook');
  await hands.press('button', 'Send a test');
  await expect.poll(() => receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(['webhook.test']);

  const guest = await browser.newVisitor();
  await visit(guest.page, job.url);
  await guest.page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).click();
  const dialog = guest.page.getByRole('dialog', { name: `Apply for ${job.title}` });
  await dialog.getByLabel('Full name').fill('Wren Halloran');
  await dialog.getByLabel('Email', { exact: true }).fill('wren@mail.example');
  await dialog.getByLabel('Phone', { exact: true }).fill('0131 496 0321');
  const cv = {
    name: 'wren.pdf',
    mimeType: 'application/pdf',
    buffer: pdfWith(['Wren Halloran', 'Ten years of lights']),
  };
  await dialog.locator('input[type=file]').setInputFiles(cv);
  await dialog.getByRole('button', { name: 'Submit Application', exact: true }).click();
  await guest.page.getByRole('region', { name: 'Application submitted', exact: true }).waitFor();
  // This device shows its application until the guest clears it.
  const submittedNote = guest.page
    .getByText(/^Application submitted on .+ from this device$/)
    .filter({ visible: true });
  await submittedNote.waitFor();
  await guest.page.getByRole('button', { name: 'Forget this' }).filter({ visible: true }).click();
  await guest.page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).waitFor();

  await expect.poll(() => receiver.received.length).toBe(2);
  const [, { body, headers } = { body: '', headers: {} }] = receiver.received;
  expect(signed.verify(body, headers)).toMatchObject({ type: 'application.received', data: { job_id: job.id } });
  expect(body).not.toMatch(/Wren|mail\.example/);
  await page.reload();
  await page.getByText(/^application\.received \d/).waitFor();
  await page.getByText('Delivered', { exact: true }).first().waitFor();
  await visit(page, JSON.parse(body).data.desk_url);
  await page.getByRole('heading', { level: 1, name: /Wren Halloran/ }).waitFor();
});

test('a job that a program closes is gone from the board, every feed, the API and the other site', async () => {
  const { page } = owner;
  await visit(page, `${site.url}/admin/settings/keys`);
  await hands.type({ Name: 'TempRight' });
  await hands.choose('Post, edit and close jobs');
  await hands.press('button', 'Create key');
  key = (await page.getByText(/^agk_[\w-]{43}$/).textContent()) ?? '';

  const { headers } = await read(`/api/v1/jobs/${job.id}`, withKey());
  const closed = await request(site.url, `/api/v1/jobs/${job.id}`, {
    method: 'PATCH',
    headers: { ...withKey(), 'Content-Type': 'application/json', 'If-Match': headers.etag ?? '' },
    body: JSON.stringify({ status: 'closed' }),
  });
  expect(closed.status).toBe(200);
  expect(JSON.parse(closed.body.toString()).is_open).toBe(false);

  for (const outlet of OUTLETS) await expect.poll(() => hasJob(outlet), { interval: 250, message: outlet }).toBe(false);
  expect(JSON.parse((await read(`/api/v1/jobs/${job.id}`)).text).is_open).toBe(false);
  const reader = await browser.newVisitor();
  await expect.poll(async () => (await findOnOtherSite(reader)).count()).toBe(0);
  // Find a Job keeps an advert until a deletion is announced.
  expect((await read('/feeds/find-a-job-expired.xml')).text).toContain(job.id);

  await expect.poll(() => receiver.received.length).toBe(3);
  const [, , { body, headers: sent } = { body: '', headers: {} }] = receiver.received;
  expect(signed.verify(body, sent)).toMatchObject({ type: 'job.closed', data: { id: job.id } });
});
