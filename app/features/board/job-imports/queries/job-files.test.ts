import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guessJobColumns } from '#domain/job-import/field-names.ts';
import { readJobFile } from '#platform/reader/job-file.ts';
import { readLine } from './line-values.server.ts';
import { findReferenceFault } from './place-faults.server.ts';

const TODAY = '2026-11-28';

/** Reads a sample file as an import would, without questions; jobs by reference. */
const readSample = (name: string) =>
  readJobs(readFileSync(new URL(`../../../../../domain/job-import/samples/files/${name}`, import.meta.url)));

async function readJobs(bytes: Buffer) {
  const jobs: Record<string, Record<string, string> & { remarks?: string }> = {};
  let header: string[] = [];
  for await (const item of readJobFile([bytes])) {
    if ('header' in item) header = item.header;
    if ('problem' in item || 'refusal' in item) throw new Error(JSON.stringify(item));
    if ('row' in item) {
      const mapping = { columns: guessJobColumns(header), fallbacks: {}, places: {} };
      const { reference, values, remarks } = readLine(mapping, { cells: item.row.cells, mended: null }, TODAY);
      jobs[reference] = { ...values, remarks: remarks.join() };
    } else if ('job' in item) jobs[item.job.reference] = { ...item.job.values, remarks: item.job.remarks.join() };
  }
  return jobs;
}

const field = async (file: string, name: string) =>
  Object.fromEntries(Object.entries(await readSample(file)).map(([reference, job]) => [reference, job[name]]));

test('closing dates as people and Excel write them', async () => {
  const days = await field('csv-dates.csv', 'closes_at');
  const none = ['DA09', 'DA10', 'DA11'];
  for (const [reference, day] of Object.entries(days))
    expect(day, reference).toBe(none.includes(reference) ? undefined : '2027-03-31');
  const { DA09, DA01 } = await readSample('csv-dates.csv');
  expect(DA09?.remarks).toBe('‘ASAP’ is imported without a closing date');
  expect(DA01?.remarks).toBe('');
});

test('a column that asks whether the work is remote', async () => {
  expect(await field('csv-remote-no.csv', 'work_mode')).toEqual({
    RE01: 'on-site',
    RE02: 'on-site',
    RE03: 'on-site',
    RE04: 'on-site',
    RE05: undefined,
    RE06: 'on-site',
    RE07: 'remote',
    RE08: 'hybrid',
    RE09: 'on-site',
    RE10: undefined,
  });
});

test('types of work as systems write them; what is no type is left for the question', async () => {
  expect(await field('csv-types.csv', 'type')).toEqual({
    TY01: 'Full-time',
    TY02: 'Full-time',
    TY03: 'Full-time',
    TY04: 'Part-time',
    TY05: 'Full-time',
    TY06: 'Zero hours',
    TY07: undefined,
    TY08: 'Temporary',
  });
  expect(await readSample('csv-types.csv')).toMatchObject({
    TY01: { remarks: '‘Full-time or part-time’ is imported as full-time' },
    TY02: { basis: 'permanent' },
    TY07: { basis: 'permanent' },
    TY08: { basis: 'temporary' },
  });
});

test('text that came through other programs is readable, and nothing of it is lost', async () => {
  expect(await readSample('csv-entities.csv')).toMatchObject({
    EN01: {
      title: 'Sales & Lettings Clerk',
      salary: '£28k – £31k',
      description: 'R&D team. Good tea – bad biscuits.',
    },
    EN02: { title: 'C++ Developer (Vec<T>)', description: 'Knows List<String> and a < b.' },
    EN03: { description: 'Drive vans.\n\n- Licence' },
    EN04: { description: 'We’re growing.\nJoin us.' },
  });
  expect(await readSample('csv-mojibake.csv')).toMatchObject({
    MO01: { title: 'Café Manager', salary: '£13.60 per hour', description: 'It’s a small team.' },
  });
  expect(await field('csv-one-odd-byte.csv', 'salary')).toEqual({
    MI01: '£13.60 per hour',
    MI02: '£13.60 per hour',
    MI03: '£30k',
  });
  expect(await field('csv-one-odd-byte.csv', 'title')).toMatchObject({ MI03: 'Café Manager' });
});

test('lines above the names of the columns', async () => {
  expect(await field('csv-sep-line.csv', 'title')).toEqual({ SE01: 'Warehouse Operative' });
  expect(await field('csv-title-rows.csv', 'title')).toEqual({ TI01: 'Warehouse Operative' });
});

test('references keep their zeros and lose the blanks around them; a number that Excel has shortened is an error', async () => {
  const cells = ['="00417"', "'00418", ' 00419\u00a0', '"\t00420 "', 'CODE 07', '1.23E+11', '1,23457E+11'];
  const rows = cells.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).map((cell) => `${cell},Picker`);
  const jobs = await readJobs(Buffer.from(['Job ref,Title', ...rows].join('\n')));
  expect(Object.keys(jobs)).toEqual(['00417', '00418', '00419', '00420', 'CODE 07', '1.23E+11', '1,23457E+11']);
  const errors = Object.keys(jobs).map(findReferenceFault);
  expect(errors.slice(0, 5)).toEqual([null, null, null, null, null]);
  for (const error of errors.slice(5)) expect(error).toMatch(/Excel has shortened. Save that column as text/);
  expect(errors).toHaveLength(cells.length);
});

test('XML that begins with a blank line', async () => {
  const { X1 } = await readSample('xml-blank-line-first.xml');
  expect(X1).toMatchObject({ title: 'Reach Truck Driver', company: 'Ashdene Storage' });
});

const FEED = '<jobs><job><id>1</id><title>Café</title><description>Cook.</description></job></jobs>';
test.each([
  ['a byte order mark and blank lines', Buffer.from(`\ufeff\n\n${FEED}`)],
  ['a blank line and a byte order mark', Buffer.from(`\n\ufeff<?xml version="1.0"?>${FEED}`)],
  ['UTF-16', Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(`\n${FEED}`, 'utf16le')])],
  ['UTF-8 that claims to be UTF-16', Buffer.from(`<?xml version="1.0" encoding="utf-16"?>${FEED}`)],
])('XML in or with %s', async (_, bytes) => {
  const titles: (string | undefined)[] = [];
  for await (const item of readJobFile([bytes])) if ('job' in item) titles.push(item.job.values.title);
  expect(titles).toEqual(['Café']);
});

test('feeds of other systems: <jobs><job> that is not ours, and <source><job> that is not Indeed’s', async () => {
  expect(await readSample('xml-jobs-job-other-feed.xml')).toMatchObject({
    'REF-77': { location: 'Leeds', description: 'Move pallets on two shifts.', requirements: '- Licence' },
    'REF-78': {
      location: 'Leeds, West Yorkshire',
      salary: '£27,500 to £29,500 a year',
      type: 'Full-time',
      basis: 'permanent',
    },
  });
  expect(await readSample('xml-source-job-partner-ids.xml')).toMatchObject({
    P9: { title: 'Reach Truck Driver', company: 'Ashdene Storage', location: 'Leeds, West Yorkshire' },
  });
});

test('closing times in summer stay on their day, in whatever way XML writes the day', async () => {
  const day = '2027-06-30';
  expect(await field('xml-closing-dates.xml', 'closes_at')).toEqual({ C1: day, C2: day, C3: day, C4: day, C5: day });
});
