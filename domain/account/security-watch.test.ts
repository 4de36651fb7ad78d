import { describe, expect, test } from 'vitest';
import {
  areDevtoolsOpen,
  countSubmission,
  countUnload,
  judgeSubmission,
  NO_SUBMISSIONS,
  NO_UNLOADS,
  RAPID_NAVIGATION,
  type WindowSize,
} from './security-watch.ts';

function leaveAt(moments: readonly number[]): number[] {
  let unloads = NO_UNLOADS;
  return moments.filter((moment) => {
    const verdict = countUnload(unloads, moment, RAPID_NAVIGATION);
    unloads = verdict.unloads;
    return verdict.isSuspicious;
  });
}

const momentsApart = (milliseconds: number, count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => from + index * milliseconds);

describe('pages that are left in a hurry', () => {
  test('twenty within ten seconds are nothing, the one after them is reported', () => {
    expect(leaveAt(momentsApart(499, 20))).toEqual([]);
    expect(leaveAt(momentsApart(499, 21))).toEqual([499 * 20]);
    expect(leaveAt(momentsApart(500, 100))).toEqual([]);
  });

  test('a spell is reported once, however long it lasts, and the next one after it again', () => {
    const spells = [...momentsApart(100, 300), ...momentsApart(100, 30, 60_000)];
    expect(leaveAt(spells)).toEqual([2_000, 62_000]);
    // A short slowdown does not start a new burst.
    expect(leaveAt([...momentsApart(100, 30), 8_000, ...momentsApart(100, 30, 12_500)])).toEqual([2_000]);
  });

  test('the list of unloads is bounded, and a clock that was set back empties it', () => {
    let { unloads } = countUnload(NO_UNLOADS, 0, RAPID_NAVIGATION);
    for (let moment = 1; moment < 1_000; moment += 1) ({ unloads } = countUnload(unloads, moment, RAPID_NAVIGATION));
    expect(unloads.times).toHaveLength(21);
    expect(countUnload(unloads, -5, RAPID_NAVIGATION).unloads.times).toEqual([-5]);
  });
});

function submitAt(moments: readonly number[]): string[] {
  let submissions = NO_SUBMISSIONS;
  return moments.map((moment) => {
    const verdict = judgeSubmission(submissions, moment);
    submissions = verdict.isBlocked ? verdict.submissions : countSubmission(verdict.submissions, moment);
    return verdict.isSuspicious ? 'reported' : verdict.isBlocked ? 'blocked' : 'through';
  });
}

describe('a form that is sent again and again', () => {
  test('five a minute go through, the sixth is blocked and reported, those after it are blocked', () => {
    expect(submitAt([0, 1, 2, 3, 4, 5, 6, 59_999])).toEqual([
      ...Array<string>(5).fill('through'),
      'reported',
      'blocked',
      'blocked',
    ]);
  });

  test('a submission that its form stopped is not counted', () => {
    let submissions = NO_SUBMISSIONS;
    for (let press = 0; press < 5; press += 1) {
      ({ submissions } = judgeSubmission(submissions, press));
      submissions = countSubmission(submissions, press);
      expect(submissions.times).toHaveLength(press + 1);
      if (press < 4) expect(judgeSubmission(submissions, press).isBlocked).toBe(false);
    }
    expect(judgeSubmission(submissions, 5).isBlocked).toBe(true);
  });

  test('the block ends after a minute, whatever was tried in between', () => {
    expect(submitAt([0, 0, 0, 0, 0, 30_000, 60_000]).slice(5)).toEqual(['reported', 'through']);
  });

  test('a visitor who keeps submitting is reported once a minute', () => {
    const verdicts = submitAt(momentsApart(1_000, 180));
    expect(verdicts.filter((verdict) => verdict === 'reported')).toHaveLength(3);
    expect(verdicts.filter((verdict) => verdict === 'through')).toHaveLength(15);
  });
});

describe('developer tools', () => {
  /** A window of 1440 by 900 whose page is smaller by this width and height. */
  const windowWithout = (width: number, height: number, zoom = 1) => ({
    outerWidth: 1_440,
    outerHeight: 900,
    innerWidth: Math.floor((1_440 - width) / zoom),
    innerHeight: Math.floor((900 - height) / zoom),
  });

  test.each<[string, WindowSize]>([
    ['with bars and bookmarks', windowWithout(0, 125)],
    ['on the whole screen', windowWithout(0, 0)],
    ['with a frame that lies beyond the screen', windowWithout(-16, 100)],
    ...[0.25, 0.5, 0.67, 0.9, 1.1, 1.25, 1.5, 2, 4, 5].map((zoom): [string, WindowSize] => [
      `at a zoom of ${zoom}`,
      windowWithout(0, 100, zoom),
    ]),
    ['that has no size yet', { outerWidth: 0, outerHeight: 0, innerWidth: 300, innerHeight: 200 }],
  ])('are not seen in a window %s', (_, size) => {
    expect(areDevtoolsOpen(size)).toBe(false);
  });

  test.each([
    ['at the side', windowWithout(400, 100)],
    ['at the side, narrow', windowWithout(200, 100)],
    ['below', windowWithout(0, 420)],
    ['at the side, at 150%', windowWithout(400, 100, 1.5)],
    ['below, at 50%', windowWithout(0, 420, 0.5)],
  ])('are seen %s', (_, size) => {
    expect(areDevtoolsOpen(size)).toBe(true);
  });
});
