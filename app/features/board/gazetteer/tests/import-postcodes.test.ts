/** Imports postcodes from its two open files, as `npm run places -- import` does. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPlaces } from '#app/features/board/gazetteer/queries.server.ts';
import { importPostcodes } from '#db/gazetteer/import-postcodes.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addJobs, addPeople } from '#tests/support/jobs.ts';

let db: TestDatabase;
let folder: string;

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  folder = await mkdtemp(path.join(tmpdir(), 'postcodes-'));
});

afterAll(async () => {
  await db?.drop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

async function importText(text: string, name = 'file.csv') {
  const file = path.join(folder, name);
  await writeFile(file, text);
  return importPostcodes(db.database, file);
}

/** Lines in the format of Code-Point Open 2026: postcode, quality, eastings, northings and six codes. */
const CODE_POINT = [
  '"LS1 4AP",10,429830,433420,"E92000001","E19000001","E18000002","","E08000035","E05012649"',
  '"LS1 1KK",10,430110,433250,"E92000001","E19000001","E18000002","","E08000035","E05012649"',
  '"LS1 9XX",90,0,0,"E92000001","","","","",""',
  '"ZE1 0AA",10,447700,1141300,"S92000003","","","","",""',
].join('\r\n');

const DIRECTORY = `pcd,pcd2,pcds,dointr,doterm,oscty,lat,long
"BT1 1AA","BT1  1AA","BT1 1AA","198001","","N99999999",54.6035,-5.9252
"BT1 9ZZ","BT1  9ZZ","BT1 9ZZ","198001","202001","N99999999",54.6035,-5.9252
"GY1 1AA","GY1  1AA","GY1 1AA","198001","","L99999999",99.999999,0.000000
"no","no","no","198001","","x",54.6,-5.9
"BT2 1AA","BT2  1AA","BT2 1AA","198001","","N99999999",abc,-5.9252
"BT3 1AA","BT3  1AA","BT3 1AA","198001","","N99999999",5.4,-5.9252
`;

const locate = async (where: string) => {
  const answer = await findPlaces(db.database.asPublic, where);
  return answer.kind === 'found' ? answer.place : null;
};

test('Code-Point Open is read, outcodes are in the middle of their postcodes, and open jobs are placed anew', async () => {
  const [job = ''] = await addJobs(db.database, { location: 'Leeds LS1 4AP' });
  expect(await locate('LS1 4AP')).toMatchObject({ approximation: 'postcode_area' });
  expect(await importText(CODE_POINT)).toMatchObject({ rows: 3, changed: 3, leftOut: 1, faulty: 0, outcodes: 2 });
  expect(await locate('ls14ap')).toMatchObject({ label: 'LS1 4AP', approximation: null });
  expect(await locate('LS1 2ZZ')).toMatchObject({ label: 'LS1 2ZZ', approximation: 'outcode' });
  const outcode = await locate('LS1');
  expect(outcode?.approximation).toBeNull();
  expect(outcode?.latitude).toBeCloseTo(53.7955, 3);
  const placed = await db.database.asSystem((t) =>
    t.selectFrom('job_places').select(['latitude', 'county']).where('job_id', '=', job).executeTakeFirstOrThrow(),
  );
  expect(placed.latitude).toBeCloseTo(53.7963, 3);
  expect(placed.county).toBe('West Yorkshire');
});

test('the ONS Postcode Directory is read without what has ended or has no position, and faulty lines are named', async () => {
  expect(await importText(DIRECTORY)).toEqual({
    rows: 1,
    changed: 1,
    leftOut: 2,
    faulty: 3,
    faults: [
      `${folder}/file.csv:5: no postcode`,
      `${folder}/file.csv:6: no coordinates`,
      `${folder}/file.csv:7: coordinates outside of Britain`,
    ],
    outcodes: 3,
  });
  expect(await locate('BT1 1AA')).toMatchObject({ latitude: 54.6035 });
});

test('again, nothing is written twice; a postcode that moved is moved', async () => {
  expect(await importText(CODE_POINT)).toMatchObject({ rows: 3, changed: 0 });
  expect(await importText(CODE_POINT.replace('429830', '429930'))).toMatchObject({ rows: 3, changed: 1 });
});

test('a folder is all of its CSV files', async () => {
  const parts = path.join(folder, 'parts');
  await mkdir(parts);
  const [first = '', second = ''] = CODE_POINT.split('\r\n');
  await writeFile(path.join(parts, 'a.csv'), first);
  await writeFile(path.join(parts, 'b.CSV'), second);
  await writeFile(path.join(parts, 'licence.txt'), 'Open Government Licence');
  expect(await importPostcodes(db.database, parts)).toMatchObject({ rows: 2 });
});

test('another file is refused before anything is written', async () => {
  await expect(importText('name,population\nLeeds,1')).rejects.toThrow('neither Code-Point Open nor');
  await expect(importText('<html>')).rejects.toThrow('neither Code-Point Open nor');
});
