import { describe, expect, test } from 'vitest';
import { EMPTY_QUESTION, orderOf, readJobQuestion, writeJobQuestion } from '#domain/job/search/job-question.ts';
import {
  countBoardPages,
  describeSearch,
  isMadeOfChoices,
  readDeskSearch,
  suggestFilters,
  writeDeskSearch,
} from './schema.ts';

const read = (query: string) => readJobQuestion(new URLSearchParams(query));

test('an empty address asks for everything, newest first', () => {
  expect(read('')).toEqual({
    search: '',
    category: null,
    type: null,
    industry: null,
    map: null,
    where: '',
    miles: null,
    mode: null,
    salary: null,
    posted: null,
    sort: null,
    page: 1,
  });
  expect(orderOf(read(''))).toBe('newest');
});

test.each([
  ['search=nurse', 'best'],
  ['search=nurse&sort=newest', 'newest'],
  ['where=Leeds', 'nearest'],
  ['where=Leeds&sort=newest', 'newest'],
  ['sort=best', 'newest'],
  ['sort=nearest', 'newest'],
])('the order of %s is %s', (query, order) => {
  expect(orderOf(read(query))).toBe(order);
});

test('a distance needs a place, and the usual one is left out', () => {
  expect(read('miles=20').miles).toBeNull();
  expect(writeJobQuestion(read('where=Leeds&miles=10'))).toBe('?where=Leeds');
  expect(writeJobQuestion(read('where=Leeds&miles=20'))).toBe('?where=Leeds&miles=20');
});

test('every part of a search is read and written back', () => {
  const query =
    '?search=care+nurse&category=blue-collar&type=Part-time&where=Hull&miles=5&mode=hybrid&salary=30000&posted=7&sort=pay&page=3';
  expect(writeJobQuestion(read(query))).toBe(query);
});

test.each([
  ['location=Leeds', '?where=Leeds'],
  ['location=Leeds&miles=20', '?where=Leeds&miles=20'],
  ['location=Otley&where=Leeds', '?where=Leeds'],
  ['location=Remote', '?mode=remote'],
  ['location=hybrid&search=nurse', '?search=nurse&mode=hybrid'],
  ['location=Remote&mode=on-site&where=Hull', '?where=Hull&mode=on-site'],
])('the former address %s asks the same as %s', (former, query) => {
  expect(writeJobQuestion(read(former))).toBe(query);
});

test.each([
  ['', true],
  ['where=Leeds&miles=20', true],
  ['location=Leeds', true],
  ['location=Leeds&category=blue-collar&page=2', true],
  ['where=Leeds&miles=21', false],
  ['where=Otley', false],
  ['location=Otley', false],
  ['location=Leeds&where=Leeds', false],
  ['location=Leeds&location=Hull', false],
  ['location=Remote', false],
  ['search=nurse', false],
])('an address of choices alone is cached: %s %s', (query, isCached) => {
  expect(isMadeOfChoices(new URLSearchParams(query), read(query), ['Leeds'])).toBe(isCached);
});

test.each([
  'page=-1',
  'page=0',
  'page=1e9',
  'page=1.5',
  'page=x',
  'page[]=2',
  'category=pink-collar',
  'type=full-time',
  'salary=-5',
  'salary=NaN',
  'sort=price;drop',
  'miles=1e9',
  'mode=office',
  'posted=-1',
  'search=%00',
  'search=%20%20',
])('what makes no sense counts as not said: %s', (query) => {
  expect(read(query)).toEqual(EMPTY_QUESTION);
});

test('a search is cut to 100 characters and freed of control characters', () => {
  expect(read(`search=${'a'.repeat(10_000)}`).search).toBe('a'.repeat(100));
  expect(read('search=a%00b%0Ac').search).toBe('a b c');
});

test('of several values the first counts', () => {
  expect(read('category=white-collar&category=blue-collar').category).toBe('white-collar');
});

test.each([
  [0, false, 1],
  [100, false, 1],
  [101, false, 2],
  [1_000, false, 10],
  [1_000, true, 11],
  [9_900, true, 100],
  [10_000, true, 100],
])('of %s jobs (more: %s) %s pages are offered', (count, isMore, pages) => {
  expect(countBoardPages({ count, isMore })).toBe(pages);
});

describe('the title of a search', () => {
  test.each([
    ['', 'Jobs across the UK'],
    ['page=3', 'Jobs across the UK, page 3'],
    ['category=white-collar&page=2', 'White Collar jobs across the UK, page 2'],
    ['search=nurse&type=Part-time', '“nurse” Part-time jobs across the UK'],
    ['type=Contract&category=blue-collar&location=Leeds', 'Contract Blue Collar jobs within 10 miles of Leeds'],
    ['search=nurse&where=LS1&miles=20&page=2', '“nurse” jobs within 20 miles of LS1, page 2'],
    [
      'mode=remote&salary=30000&posted=7&sort=pay&map=yes',
      'Jobs across the UK, Remote, £30,000+, posted in the last 7 days',
    ],
  ])('%s is named: %s', (query, title) => {
    expect(describeSearch(read(query))).toBe(title);
  });

  test('gives a distance only if one is measured', () => {
    const search = { ...EMPTY_QUESTION, where: 'Kent', miles: 30 };
    expect(describeSearch({ ...search, whereKind: 'area' })).toBe('Jobs in Kent');
    expect(describeSearch({ ...search, whereKind: 'unclear' })).toBe('Jobs near Kent');
  });

  test('is bounded, whatever is typed', () => {
    const long = 'à👍 '.repeat(60);
    const query = new URLSearchParams({ search: long, where: long, type: 'Full-time', page: '99' });
    const title = describeSearch(readJobQuestion(query));
    expect(title.length).toBeLessThan(250);
    expect(title.isWellFormed()).toBe(true);
    expect(title).toMatch(/^“à👍 .*…” Full-time jobs within 10 miles of .*…, page 99$/);
  });
});

describe('the list of one’s own jobs', () => {
  const readDesk = (query: string) => readDeskSearch(new URLSearchParams(query));

  test('every part of its address is read and written back', () => {
    const query = '?search=care+nurse&status=expired&page=2';
    expect(writeDeskSearch(readDesk(query))).toBe(query);
    expect(writeDeskSearch(readDesk(''))).toBe('');
  });

  test.each(['status=OPEN', 'status=deleted', 'page=0', 'page=1e9', 'search=%00'])(
    'what makes no sense counts as not said: %s',
    (query) => {
      expect(readDesk(query)).toEqual({ search: '', status: null, page: 1 });
    },
  );
});

const suggest = (query: string) =>
  suggestFilters(read(query)).map(({ label, search }) => [label, writeJobQuestion(search)]);

test.each([
  ['search=part-time', [['Show part-time jobs', '?type=Part-time']]],
  ['search=Part+Time+jobs&page=3&sort=pay', [['Show part-time jobs', '?type=Part-time&sort=pay']]],
  ['search=chef+full+time', [['Show full-time jobs for “chef”', '?search=chef&type=Full-time']]],
  ['search=temp+nurse', [['Show temporary jobs for “nurse”', '?search=nurse&type=Temporary']]],
  ['search=working+from+home', [['Show remote jobs', '?mode=remote']]],
  [
    'search=remote+contract',
    [
      ['Show contract jobs for “remote”', '?search=remote&type=Contract'],
      ['Show remote jobs for “contract”', '?search=contract&mode=remote'],
    ],
  ],
])('words for a kind of work are offered as filters: %s', (query, expected) => {
  expect(suggest(query)).toEqual(expected);
});

test.each(['search=contractor', 'search=template', 'search=remotely', 'search=counterpart+timer', 'search=', ''])(
  'other words are not: %s',
  (query) => {
    expect(suggest(query)).toEqual([]);
  },
);

test('a filter in use is not replaced', () => {
  expect(suggest('search=part-time&type=Contract')).toEqual([]);
  expect(suggest('search=remote&mode=hybrid')).toEqual([]);
});
