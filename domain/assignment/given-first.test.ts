import { expect, test } from 'vitest';
import { mayStart, type WrittenDocument } from './given-first.ts';

const TODAY = '2026-11-26';
const start = {
  engagement: 'paye',
  startsOn: '2026-12-01',
  isOtherAgency: false,
  givenElsewhereOn: null,
} as const;
const written = (version: number, givenOn: string | null, engagement: WrittenDocument['engagement'] = 'paye') => ({
  id: `v${version}`,
  version,
  engagement,
  givenOn,
});

test.each<[string, WrittenDocument[], object]>([
  ['none was written', [], { ok: false, reason: 'no_document' }],
  ['only one of another kind', [written(1, '2026-11-01', 'umbrella')], { ok: false, reason: 'no_document' }],
  ['it was not given', [written(1, null)], { ok: false, reason: 'not_given', version: 1 }],
  ['a newer one was not given', [written(1, '2026-11-01'), written(2, null)], { ok: false, reason: 'not_given' }],
  ['it was given after the start', [written(1, '2026-12-02')], { ok: false, reason: 'given_too_late' }],
  ['it was given on the day', [written(1, '2026-12-01')], { ok: true, documentId: 'v1' }],
  ['two were given', [written(1, '2026-11-01'), written(2, '2026-11-09')], { ok: true, documentId: 'v2' }],
  ['a change came later', [written(2, '2026-12-09'), written(1, '2026-11-01')], { ok: true, documentId: 'v1' }],
])('%s', (_what, documents, verdict) => {
  expect(mayStart(start, documents, TODAY)).toMatchObject(verdict);
});

test('the law asks for none before 6 April 2020, and none of another agency’s workers', () => {
  expect(mayStart({ ...start, startsOn: '2020-04-05' }, [], TODAY)).toEqual({ ok: true, documentId: null });
  expect(mayStart({ ...start, startsOn: '2020-04-06' }, [], TODAY)).toMatchObject({ ok: false });
  expect(mayStart({ ...start, isOtherAgency: true }, [], TODAY)).toEqual({ ok: true, documentId: null });
});

test('on paper counts for what has begun, and in time', () => {
  const begun = { ...start, startsOn: '2026-09-01', givenElsewhereOn: '2026-08-30' };
  expect(mayStart(begun, [], TODAY)).toEqual({ ok: true, documentId: null });
  expect(mayStart({ ...begun, givenElsewhereOn: '2026-09-02' }, [], TODAY)).toMatchObject({ reason: 'given_too_late' });
  expect(mayStart({ ...start, givenElsewhereOn: '2026-08-30' }, [], TODAY)).toMatchObject({ reason: 'no_document' });
});
