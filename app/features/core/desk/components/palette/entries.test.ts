import { expect, test } from 'vitest';
import { groupEntries, groupRecords, hasWords } from './entries.ts';

const labels = (role: 'admin' | 'consultant' | 'editor', typed: string) =>
  groupEntries(role, typed).flatMap(({ entries }) => entries.map(({ label }) => label));

test.each([
  ['Post a job', 'job', true],
  ['Post a job', 'po jo', true],
  ['Post a job', 'ost', false],
  ['Zoë Müller', 'mül', true],
  ['Post a job', '', true],
])('in ‘%s’ the words ‘%s’ are found: %s', (text, typed, isFound) => {
  expect(hasWords(text, typed)).toBe(isFound);
});

test('actions and pages are found by their words, by those who may use them', () => {
  expect(labels('admin', 'invite')).toEqual(['Invite a colleague']);
  expect(labels('consultant', 'invite')).toEqual([]);
  expect(labels('consultant', 'reject')).toEqual(['Advance or reject applications']);
  expect(labels('editor', 'studio')).toEqual(['Studio']);
  expect(labels('editor', 'pipeline')).toEqual([]);
  expect(labels('admin', 'audit')).toEqual(['Audit trail']);
});

test('records are grouped by kind, and lead to their pages', () => {
  const [people, clients] = groupRecords([
    { kind: 'client', id: '2', label: 'Tidewell', detail: '' },
    { kind: 'person', id: '1', label: 'Ada Stone', detail: 'Leeds' },
  ]);
  expect(people?.entries.map(({ to }) => to)).toEqual(['/admin/people/1']);
  expect(clients?.heading).toBe('Clients');
});
