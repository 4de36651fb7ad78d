import { describe, expect, test } from 'vitest';
import { listStages, mayMove, type OwnStage, stageAfter } from './stage.ts';

const CALL: OwnStage = { id: 'call', status: 'viewed', name: 'To call' };
const SECOND: OwnStage = { id: 'second', status: 'interview', name: 'Second interview' };
const STAGES = listStages([SECOND, CALL]);

test('the agency’s own stages stand after the status they belong to', () => {
  expect(STAGES.map(({ key }) => key)).toEqual([
    'sent',
    'viewed',
    'call',
    'shortlisted',
    'interview',
    'second',
    'offered',
    'not_taken_forward',
  ]);
  expect(STAGES[2]).toEqual({ key: 'call', status: 'viewed', name: 'To call' });
});

describe('an application', () => {
  test.each([
    ['sent', 'viewed', true],
    ['sent', 'not_taken_forward', true],
    ['not_taken_forward', 'shortlisted', true],
    ['interview', 'interview', true],
    ['shortlisted', 'viewed', false],
    ['shortlisted', 'sent', false],
    ['viewed', 'withdrawn', false],
    ['withdrawn', 'shortlisted', false],
    ['withdrawn', 'withdrawn', false],
  ] as const)('from %s to %s: %s', (from, to, may) => {
    expect(mayMove(from, to)).toBe(may);
  });
});

test.each([
  ['sent', 'call'],
  ['viewed', 'call'],
  ['call', 'shortlisted'],
  ['interview', 'second'],
  ['second', 'offered'],
  ['offered', undefined],
  ['not_taken_forward', undefined],
  ['gone', undefined],
])('after %s comes %s', (key, next) => {
  expect(stageAfter(STAGES, key)?.key).toBe(next);
});

test('without stages of its own, shortlisted comes after sent', () => {
  expect(stageAfter(listStages([]), 'sent')?.key).toBe('shortlisted');
});
