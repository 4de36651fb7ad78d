import { describe, expect, test } from 'vitest';
import { asksFrom, leavesOn } from './job-confirmation.ts';

const day = (date: string) => new Date(`${date}T09:00:00Z`);

describe('a job whose owner says nothing', () => {
  test('is asked about a week before it leaves the board', () => {
    expect(asksFrom(day('2026-11-03'))).toEqual(day('2026-11-26'));
  });

  test('leaves the board 30 days after it was confirmed', () => {
    expect(leavesOn(day('2026-11-03'), day('2026-11-26'))).toEqual(day('2026-12-03'));
  });

  test('stays for a week after a question that was asked late', () => {
    expect(leavesOn(day('2026-11-03'), day('2026-12-02'))).toEqual(day('2026-12-09'));
  });
});
