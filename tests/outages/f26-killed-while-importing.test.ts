// @form full
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { openDesk } from '#tests/support/job-desk.ts';
import { takeOverDeadTasks } from '#tests/support/mail-tasks.ts';
import { measured } from '#tests/support/measured.ts';
import { multipart } from '#tests/support/multipart.ts';
import { request } from '#tests/support/request.ts';
import { rounds } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { endPauses, eventually, queryTasks } from '#tests/support/task-queue.ts';

/** F26: the import process is killed repeatedly. Each file has new, changed and unchanged jobs, and lacks some of the previous file. */
const KILLS = rounds(20, 200);
const LINES = 1_500;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true, published: true });
});

afterAll(() => database?.drop());

/** Each edition shifts the references by a fifth; a third of the remaining jobs changes. */
const firstOf = (edition: number) => (edition * LINES) / 5;
const referencesOf = (edition: number) => Array.from({ length: LINES }, (_, n) => firstOf(edition) + n);
const titleOf = (reference: number, edition: number) =>
  `Wick trimmer ${reference}${reference % 3 === 0 ? ` of edition ${edition}` : ''}`;
const fileOf = (edition: number) =>
  [
    'Ref,Title,Company,Town,Salary,Description,Requirements',
    ...referencesOf(edition).map(
      (reference) =>
        `r${reference},${titleOf(reference, edition)},Northgate ${reference % 50},${TOWNS[reference % TOWNS.length]},£14 an hour,Trims wicks.,Eyes.`,
    ),
  ].join('\n');
const TOWNS = ['Leeds', 'Hull', 'Remote', 'York', 'Bradford'];
const AUTHORITY = { authority_how: 'phone', authority_by: 'Ida Marsh', authority_on: '2026-11-20' };
const IMPORTS = '/admin/imports';

async function openImports(site: Site) {
  const cookie = await signInAs(site, castMember('Morag').id);
  const desk = openDesk(site, cookie);
  return {
    async upload(edition: number) {
      const sources = await queryTasks<{ id: string }>(database, `SELECT id FROM job_sources WHERE name = 'An ATS'`);
      const source = sources[0]?.id ?? '';
      const { body, type } = multipart([
        { name: 'intent', content: 'upload' },
        { name: 'source', content: source },
        { name: 'name', content: source ? '' : 'An ATS' },
        { name: 'file', content: fileOf(edition), filename: 'jobs.csv', type: 'text/csv' },
      ]);
      const headers = { Cookie: cookie, Origin: site.url, 'Content-Type': type, 'Content-Length': body.length };
      const answer = await request(site.url, IMPORTS, { method: 'POST', headers, body: [body] });
      expect(answer.headers.location).toBe(`${IMPORTS}?notice=job-file-shown`);
    },
    async press() {
      const html = (await desk.read(IMPORTS)).body.toString();
      const draftId = /name="shown" value="([^"]*)"/.exec(html)?.[1] ?? '';
      const names = ['reference', 'title', 'company', 'location', 'salary', 'description', 'requirements'];
      const columns = Object.fromEntries(names.map((name, place) => [`column.${place}`, name]));
      const fields = { ...AUTHORITY, ...columns, 'all.company': '', shown: draftId, closes: 'yes', intent: 'import' };
      const answer = await desk.send(IMPORTS, fields);
      expect(answer.headers.location).toBe(`${IMPORTS}?notice=jobs-importing`);
    },
  };
}

type State = { state: string; position: number; closed: number };
const readState = async (): Promise<State> =>
  (
    await queryTasks<State>(
      database,
      'SELECT state, position, closed FROM job_imports ORDER BY created_at DESC LIMIT 1',
    )
  )[0] ?? { state: 'none', position: 0, closed: 0 };

const handOverTasks = async () => {
  await takeOverDeadTasks(database, 'import-jobs');
  await endPauses(database);
};

const waitForNextBatch = (before: State) =>
  eventually(async () => {
    await handOverTasks();
    expect(await readState()).not.toEqual(before);
  });

test('F26: an import whose process is killed at any moment goes on where it was: no job twice, none lost', {
  timeout: 7_200_000,
}, async () => {
  let kills = 0;
  let batchMs = 300;
  let edition = 0;
  const moments = new Map<string, number>();
  for (; kills < KILLS; edition += 1) {
    let site = await startSite({ database, alone: true });
    await (await openImports(site)).upload(edition);
    for (let isImporting = false; ; ) {
      const before = await readState();
      if (before.state === 'shown') {
        isImporting = true;
        await (await openImports(site)).press();
      } else if (isImporting && before.state === 'done') break;
      const begun = performance.now();
      await waitForNextBatch(before);
      batchMs = Math.min(2_000, performance.now() - begun);
      if (kills >= KILLS) continue;
      await wait(Math.random() * Math.min(batchMs, 600));
      const at = await readState();
      await site.kill();
      kills += 1;
      moments.set(at.state, (moments.get(at.state) ?? 0) + 1);
      site = await startSite({ database, alone: true });
    }
    await examine(edition);
    const jobsBefore = await readAll();
    const imports = await openImports(site);
    await imports.upload(edition);
    await eventually(async () => expect((await readState()).state).toBe('shown'));
    await imports.press();
    await eventually(async () => expect((await readState()).state).toBe('done'));
    expect(await readAll()).toEqual(jobsBefore);
    await site.stop();
  }
  expect(moments.get('importing')).toBeGreaterThan(0);
  const where = [...moments].map(([state, times]) => `${times} while ${state}`).join(', ');
  measured(
    'F26',
    `${KILLS} kills (${where}) in ${edition} imports of ${LINES} lines: no job twice, none lost, none half done; each file again changed nothing`,
  );
});

async function examine(edition: number): Promise<void> {
  const jobs = await queryTasks<{ reference: string; title: string; status: string; whole: boolean }>(
    database,
    `SELECT substr(o.reference, 2)::integer AS reference, j.title, j.status,
            EXISTS (SELECT FROM hirer_authorities AS h WHERE h.job_id = j.id)
              AND (SELECT count(*) FROM audit_entries AS a WHERE a.subject_id = j.id::text AND a.action = 'job_authority_recorded') = 1
              AND (j.location = 'Remote' OR j.status <> 'open' OR EXISTS (SELECT FROM job_places AS p WHERE p.job_id = j.id)) AS whole
     FROM job_origins AS o JOIN jobs AS j ON j.id = o.job_id ORDER BY 1`,
  );
  const wanted = Array.from({ length: firstOf(edition) + LINES }, (_, reference) => ({
    reference,
    // A missing job keeps the text of the last file that contained it.
    title: titleOf(reference, Math.min(edition, Math.floor((reference * 5) / LINES))),
    status: reference < firstOf(edition) ? 'closed' : 'open',
    whole: true,
  }));
  expect(jobs).toEqual(wanted);
  const importedCount = await queryTasks<{ count: string }>(
    database,
    `SELECT count(*) FROM jobs WHERE title LIKE 'Wick trimmer %'`,
  );
  expect(Number(importedCount[0]?.count)).toBe(wanted.length);
  const [row] = await queryTasks(
    database,
    `SELECT state, made, changed, same, refused, closed FROM job_imports ORDER BY created_at DESC LIMIT 1`,
  );
  const isNew = (reference: number) => edition === 0 || reference >= firstOf(edition - 1) + LINES;
  const references = referencesOf(edition);
  const count = (what: (reference: number) => boolean) => references.filter(what).length;
  expect(row).toEqual({
    state: 'done',
    made: count(isNew),
    changed: count((reference) => !isNew(reference) && reference % 3 === 0),
    same: count((reference) => !isNew(reference) && reference % 3 !== 0),
    refused: 0,
    closed: edition === 0 ? 0 : LINES / 5,
  });
}

const readAll = () =>
  queryTasks(
    database,
    `SELECT count(*), md5(string_agg(j.id::text || j.title || j.status || j.updated_at || j.closes_at, '' ORDER BY j.id)) AS jobs,
            (SELECT count(*) FROM audit_entries WHERE subject_type = 'job') AS entries FROM jobs AS j`,
  );
