import { expect, test } from 'vitest';
import { countPages } from '#app/desk/list/paging.ts';
import { AUDIT_ACTION_NAMES } from '#domain/account/audit-actions.ts';
import { SECURITY_EVENT_NAMES } from '#domain/account/security-events.ts';
import { writeSearch } from '#domain/address/search-parameters.ts';
import { AUDIT_TRAIL } from '../components/audit-list.tsx';
import { SECURITY_EVENTS } from '../components/events/event-list.tsx';
import { JOBS } from '../components/job-list.tsx';
import { readAccountSearch, wordsFor } from './lists.ts';

const from = (query: string) => new URLSearchParams(query);

test('invalid values count as absent', () => {
  const nothing = { search: '', status: null, role: null, page: 1 };
  for (const query of ['', 'status=Pending&role=root&page=0', 'page=-1', 'page=1e3', 'page=100001', 'search=%20%00%09'])
    expect(readAccountSearch(from(query)), query).toEqual(nothing);
  expect(JOBS.read(from('status=deleted'))).toEqual({ search: '', status: null, page: 1 });
});

test('search words are trimmed and cut, and no character is broken in two', () => {
  expect(readAccountSearch(from('search=%20%20Si%C3%A2n%0A%20Pritchard%20')).search).toBe('Siân Pritchard');
  const { search } = readAccountSearch({ get: () => '😀'.repeat(80) });
  expect(search.length).toBe(100);
  expect(search.isWellFormed()).toBe(true);
  expect(AUDIT_TRAIL.read({ get: () => `a${'😀'.repeat(80)}` }).person.isWellFormed()).toBe(true);
});

test.each([
  ['2026-07-01', '2026-07-01'],
  ['2026-02-30', ''],
  ['01/07/2026', ''],
  ['0000-01-01', ''],
  ["2026-07-01'; --", ''],
])('the day %s is read as %j', (day, expected) => {
  expect(SECURITY_EVENTS.read({ get: (name) => (name === 'from' ? day : '') }).from).toBe(expected);
});

test.each([
  ['type=failed_login', 'failed_login'],
  ['type=FAILED', ''],
  ["type=x'%20OR%20true", ''],
])('the type of %s is %j', (query, expected) => {
  expect(SECURITY_EVENTS.read(from(query)).type).toBe(expected);
});

test('a search is written in its shortest form, and read back the same', () => {
  expect(writeSearch(SECURITY_EVENTS.read(from('page=1')))).toBe('');
  const query = '?search=a%26b%3D%2B&status=pending&role=employer&page=3';
  expect(writeSearch(readAccountSearch(from(query)))).toBe(query);
});

test('a key without a label is named by the key itself', () => {
  expect(wordsFor(SECURITY_EVENT_NAMES, 'failed_login')).toBe('Sign-in failed');
  expect(wordsFor(SECURITY_EVENT_NAMES, 'something_new')).toBe('Something new');
  expect(wordsFor(AUDIT_ACTION_NAMES, 'job_closed')).toBe('closed the job');
});

test.each([
  [0, false, 1],
  [51, false, 2],
  [1_000, true, 21],
  [10_000, true, 200],
])('%s rows (more: %s) make %s pages', (total, isMore, pages) => {
  expect(countPages({ total, isMore })).toBe(pages);
});
