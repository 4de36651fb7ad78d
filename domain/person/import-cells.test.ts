import { expect, test } from 'vitest';
import { composeNote, readAvailability, readSkillCells, readTagCells } from './import-cells.ts';

test.each([
  ['Immediately', '2026-11-30', 0],
  ['ASAP', '2026-11-30', 0],
  ['Available now', '2026-11-30', 0],
  ['Immediate start', '2026-11-30', 0],
  ['Jan 2027', '2027-01-01', 0],
  ['March 2028', '2028-03-01', 0],
  ['From January', '2027-01-01', 0],
  ['November', null, 1],
  ['1 week', '2026-12-07', 0],
  ["4 weeks' notice", '2026-12-28', 0],
  ['2-4 weeks', '2026-12-28', 0],
  ['Notice period: one month', '2026-12-30', 0],
  ['3 months', '2027-02-28', 0],
  ['01/12/2026', '2026-12-01', 0],
  ['Available from 4 January', '2027-01-04', 0],
  ['46023', '2026-01-01', 0],
  ['N/A', null, 0],
  ['', null, 0],
  ['No', null, 1],
  ['On assignment', null, 1],
  ['After Easter', null, 1],
  ['1 June 1066', null, 1],
])('availability %j', (cell, day, remarks) => {
  const read = readAvailability(cell, '2026-11-30');
  expect(read.day).toBe(day);
  expect(read.remarks).toHaveLength(remarks);
});

test.each(['["Picking","Packing"]', '{Picking,Packing}', '1. Picking\n2) Packing', '* Picking ::: Packing'])(
  'the skills in %j are two',
  (cell) => {
    expect(readSkillCells([cell]).words).toEqual(['Picking', 'Packing']);
  },
);

test('skills and tags are split, and those that do not fit are remarks', () => {
  expect(readSkillCells(['Picking; packing|<b>Counterbalance</b>', '- FLT\n- picking'])).toEqual({
    words: ['Picking', 'packing', 'Counterbalance', 'FLT'],
    remarks: [],
  });
  const many = Array.from({ length: 102 }, (_, n) => `skill ${n}`);
  const skills = readSkillCells([`${'y'.repeat(51)},${many.join(',')}`]);
  expect([skills.words.length, skills.remarks.length]).toEqual([100, 2]);
  const tags = readTagCells(['Driver, DRIVER; Night\u200b shifts', 'leeds', many.join('|')]);
  expect(tags.words.slice(0, 4)).toEqual(['driver', 'night shifts', 'leeds', 'skill 0']);
  expect([tags.words.length, tags.remarks.length]).toEqual([19, 1]);
});

test('skills in a list lose their bullets', () => {
  expect(readSkillCells(['\n\n  - Picking\n\t* Packing\n-5 degrees']).words).toEqual([
    'Picking',
    'Packing',
    '-5 degrees',
  ]);
});

test('a note has the text of all columns and what could not be read, within its length', () => {
  expect(composeNote([{ name: 'Notes', cell: '<p>Met at the fair.</p><p>Likes nights</p>' }], [])).toEqual({
    note: 'Met at the fair.\n\nLikes nights',
    remarks: [],
  });
  const columns = [
    { name: 'Notes', cell: 'Good\u0000 \u202eworker' },
    { name: 'Comments', cell: 'Rang\r\ntwice' },
    { name: 'Summary', cell: 'n/a' },
  ];
  expect(composeNote(columns, ['‘odd@’ isn’t an email address']).note).toBe(
    'Notes: Good worker\n\nComments: Rang\ntwice\n\nCouldn’t be read from the file:\n‘odd@’ isn’t an email address',
  );
  const { note, remarks } = composeNote([{ name: 'Notes', cell: '🦊'.repeat(6_000) }], ['r'.repeat(9_000)]);
  expect(Array.from(note).length).toBeLessThanOrEqual(5_000);
  expect(note).toContain('Couldn’t be read');
  expect(remarks).toHaveLength(1);
  expect(composeNote([{ name: 'Notes', cell: '' }], [])).toEqual({ note: '', remarks: [] });
});
