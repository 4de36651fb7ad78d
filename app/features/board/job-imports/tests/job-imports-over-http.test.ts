import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSuperuser } from '#tests/support/faults.ts';
import { openDesk, textOf } from '#tests/support/job-desk.ts';
import { multipart } from '#tests/support/multipart.ts';
import { request } from '#tests/support/request.ts';
import { hasAllRounds } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let desk: ReturnType<typeof openDesk>;
let morag: string;

beforeAll(async () => {
  site = await startSite();
  morag = await signInAs(site, castMember('Morag').id);
  desk = openDesk(site, morag);
});

afterAll(() => site?.stop());

const IMPORTS = '/admin/imports';
const HEADER = 'Ref,Title,Company,Town,Salary,Description,Requirements';
const SAID = { authority_how: 'phone', authority_by: 'Ida Marsh', authority_on: '2026-11-20' };

const upload = (content: string | Buffer, fields: Record<string, string> = {}, cookie = morag) => {
  const typed = { intent: 'upload', source: '', name: 'An ATS', ...fields };
  const { body, type } = multipart([
    ...Object.entries(typed).map(([name, value]) => ({ name, content: value })),
    { name: 'file', content, filename: content === '' ? '' : 'jobs.csv', type: 'text/csv' },
  ]);
  const headers = { Cookie: cookie, Origin: site.url, 'Content-Type': type, 'Content-Length': body.length };
  return request(site.url, IMPORTS, { method: 'POST', headers, body: [body] });
};
const shownIn = (html: string) => /name="shown" value="([^"]*)"/.exec(html)?.[1] ?? '';
async function readForm() {
  const page = await desk.read(IMPORTS);
  const html = page.body.toString();
  const columns = Object.fromEntries(
    [...html.matchAll(/<select[^>]* name="(column\.\d+)"[^>]*>(.*?)<\/select>/gs)].map(([, name, options]) => [
      name ?? '',
      /<option value="([^"]*)" selected/.exec(options ?? '')?.[1] ?? '',
    ]),
  );
  return { page, html, fields: { shown: shownIn(html), ...columns, 'all.company': '', ...SAID } };
}

test('a file is checked, mended and imported without a script, and its result stays', async () => {
  const file = `${HEADER}\nr1,Keeper <b>of light,Northgate,Remote,£13 an hour,Keeps the lamp lit.,Eyes.\nr2,Wick trimmer,Northgate,Remote,,Trims wicks by hand.,Scissors.`;
  const uploaded = await upload(file);
  expect([uploaded.status, uploaded.headers.location]).toEqual([303, `${IMPORTS}?notice=job-file-shown`]);
  const first = await readForm();
  expect(first.fields).toMatchObject({ 'column.0': 'reference', 'column.4': 'salary' });
  expect(textOf(first.page)).toContain('Enter a salary');
  expect(first.html).toContain('name="row.3.salary"');
  const mended = await desk.send(IMPORTS, { ...first.fields, intent: 'check', 'row.3.salary': '£14 an hour' });
  expect(mended.headers.location).toBe(`${IMPORTS}?notice=job-file-shown`);
  const second = await readForm();
  // Typed values survive while the rows are checked again.
  for (const typed of [/<option value="phone" selected/, /value="Ida Marsh"/, /value="2026-11-20"/])
    expect(second.html).toMatch(typed);
  const unsaid = await desk.send(IMPORTS, { ...second.fields, intent: 'import', authority_by: '' });
  expect(unsaid.status).toBe(422);
  expect(textOf(unsaid)).toContain('Enter who at the employer asked you');
  const begun = await desk.send(IMPORTS, { ...second.fields, intent: 'import' });
  expect(begun.headers.location).toBe(`${IMPORTS}?notice=jobs-importing`);
  const states = () => queryTasks<{ state: string }>(site.database, 'SELECT state FROM job_imports');
  await eventually(async () => expect(await states()).toEqual([{ state: 'done' }]));
  expect(textOf(await desk.read(IMPORTS))).toMatch(/jobs\.csv ?, An ATS.*Done/s);
  const [job] = (await desk.listJobs()).filter(({ title }) => title === 'Wick trimmer');
  expect(job).toMatchObject({ status: 'open', salary: '£14 an hour', user_id: castMember('Morag').id });
  const gone = await desk.send(IMPORTS, { ...second.fields, intent: 'import' });
  expect(gone.status).toBe(409);
  expect(textOf(gone)).toContain('already been imported or discarded');
});

test('the old address of a job from WordPress leads to it, and to nothing that the site has', async () => {
  const xml = await readFile('domain/job-import/samples/wordpress.xml', 'utf8');
  await upload(xml, { name: 'WordPress' });
  const { fields } = await readForm();
  await desk.send(IMPORTS, { ...fields, intent: 'import' });
  const moved = () =>
    queryTasks<{ id: string; path: string }>(
      site.database,
      'SELECT job_id AS id, old_path AS path FROM job_origins WHERE old_path IS NOT NULL',
    );
  await eventually(async () => expect((await moved()).length).toBeGreaterThan(0));
  const [job] = await moved();
  const read = async (path: string, method = 'GET') => {
    const { status, headers } = await request(site.url, path, { method });
    return [status, headers.location];
  };
  const to = `/jobs/${job?.id}`;
  // The server first redirects to the address without the final slash, as everywhere.
  expect(await read(`${job?.path}/`)).toEqual([308, job?.path]);
  expect(await read(job?.path ?? '')).toEqual([308, to]);
  expect(await read(`${job?.path}?from=old`)).toEqual([308, to]);
  expect((await read(to))[0]).toBe(200);
  expect((await read(`${job?.path}-other`))[0]).toBe(404);
  await queryTasks(site.database, `UPDATE job_origins SET old_path = '/jobs' WHERE job_id = $1`, [job?.id]);
  expect((await read('/jobs'))[0]).toBe(200);
});

test('says what is missing, and that it could not be loaded', async () => {
  const bare = await upload('', { name: '' });
  expect(bare.status).toBe(422);
  expect(textOf(bare)).toContain('Choose a CSV file');
  const nameless = await upload(`${HEADER}\nx,,,,,,`, { name: ' ' });
  expect(nameless.status).toBe(422);
  expect(textOf(nameless)).toContain('Choose an import source, or enter a new one');
  const board = { intent: 'follow', address: 'https://jobs.example.com/x', every: 'day' };
  const unknown = await desk.send(IMPORTS, board);
  expect(unknown.status).toBe(422);
  expect(textOf(unknown)).toContain('on Ashby, Greenhouse, Lever, Personio, Pinpoint');
  expect((await desk.send(IMPORTS, { ...board, every: 'minute' })).status).toBe(422);
  const stopped = await desk.send(IMPORTS, { intent: 'pull', source: castMember('Morag').id });
  expect(stopped.status).toBe(409);
  expect(textOf(stopped)).toContain('This careers page is no longer synced');
  await asSuperuser(site.database, 'REVOKE SELECT ON job_imports FROM agency_app');
  const failed = await desk.read(IMPORTS);
  await asSuperuser(site.database, 'GRANT SELECT ON job_imports TO agency_app');
  expect(failed.status).toBe(503);
  expect(textOf(failed)).toContain('Failed to load imports');
});

test('I17: hostile files are refused or stay text, and are the desk’s alone', async () => {
  const anyone = { Origin: site.url, 'Content-Type': 'application/x-www-form-urlencoded' };
  for (const headers of [anyone, { ...anyone, Cookie: await signInAs(site, castMember('Aisha').id) }])
    expect((await request(site.url, IMPORTS, { method: 'POST', headers, body: 'intent=discard' })).status).toBeOneOf([
      401, 403,
    ]);
  const hostile = [
    `Ref\0,Title\nx,y`,
    Buffer.from('PK\x03\x04\0\0a.xlsx'),
    `${HEADER}\n${'x'.repeat(100_000)},y`,
    `${HEADER}\n"${'x\n'.repeat(100_000)}`,
    `Ref${','.repeat(60)}\nx`,
    `Ref${','.repeat(50_000)}\nx`,
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    ...(hasAllRounds ? [`Ref\n${'x\n'.repeat(60_000)}`] : []),
  ];
  for (const file of hostile) expect((await upload(file)).status).toBe(422);
  // A request of 50 MB is refused by its Content-Length, before it is read.
  const huge = { Cookie: morag, Origin: site.url, 'Content-Type': 'multipart/form-data; boundary=x' };
  const headers = { ...huge, 'Content-Length': 50 * 1024 * 1024 };
  expect((await request(site.url, IMPORTS, { method: 'POST', headers, body: [Buffer.from('--x\r\n')] })).status).toBe(
    413,
  );
  expect(await queryTasks(site.database, 'SELECT FROM job_import_rows')).toEqual([]);

  // None of these is the address of a supported board, so none is requested.
  const addresses = [
    'http://jobs.lever.co:8080/x',
    'https://jobs.lever.co:8443/x',
    'https://jobs.lever.co@127.0.0.1/x',
    'https://127.0.0.1/jobs.lever.co',
    'https://jobs.lever.co/%2e%2e%2f',
    'https://x.jobs.personio.de.evil.example/',
    'file:///etc/passwd',
  ];
  for (const address of addresses)
    expect((await desk.send(IMPORTS, { intent: 'follow', address, every: 'hour' })).status).toBe(422);
  for (const source of ['', 'x', `${'0'.repeat(36)}`])
    expect((await desk.send(IMPORTS, { intent: 'stop', source })).status).toBe(400);
  expect(await queryTasks(site.database, `SELECT FROM job_sources WHERE kind = 'board'`)).toEqual([]);

  const formula = '=HYPERLINK(""https://evil.example"")';
  const name = '../../etc/passwd';
  const uploaded = await upload(
    `${HEADER}\nf1,"${formula}",Quay <script>alert(1)</script>,Remote,£13 an hour,Sets type by hand.,Text.`,
    {
      name,
    },
  );
  expect(uploaded.status).toBe(303);
  const { fields, html } = await readForm();
  expect(html).not.toContain('<script>alert(1)');
  const odd: Record<string, string>[] = [
    { 'column.99': 'title' },
    { 'column.0': '__proto__' },
    { 'row.2.user_id': 'x' },
    { 'row.__proto__.title': 'x' },
    { 'all.title': 'x' },
    { 'row.2.title': 'x\0' },
    { closes: 'maybe' },
  ];
  for (const more of odd) expect((await desk.send(IMPORTS, { ...fields, intent: 'check', ...more })).status).toBe(400);
  expect((await desk.send(IMPORTS, { ...fields, intent: 'import' })).status).toBe(303);
  const stored = () =>
    queryTasks<{ title: string; company: string }>(
      site.database,
      `SELECT title, company FROM jobs WHERE company LIKE 'Quay%'`,
    );
  const title = formula.replaceAll('""', '"');
  await eventually(async () => expect(await stored()).toEqual([{ title, company: 'Quay' }]));
});
