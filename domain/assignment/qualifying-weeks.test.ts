/** Tests each case of regulation 7, and rules that hold for any dates. 5 January 2026 is a Monday. */
import { describe, expect, test } from 'vitest';
import { ABSENCE_REASONS, type AbsenceReason, addDays, EARLIEST_START } from './assignment.ts';
import { type Absence, CLOCK_LAW, qualifyingWeeks, type WorkPeriod } from './qualifying-weeks.ts';

const MONDAY = '2026-01-05';
const week = (n: number) => addDays(MONDAY, (n - 1) * 7);
const fridayOf = (n: number) => addDays(week(n), 4);

const period = (from: string, to: string | null = null, likelyTo: string | null = null): WorkPeriod => ({
  from,
  to,
  likelyTo,
});
const absence = (reason: AbsenceReason, from: string, back: string | null = null): Absence => ({ from, back, reason });
const STEADY = [period(MONDAY)];

describe('a calendar week', () => {
  test.each([
    ['on the first day', MONDAY, 1],
    ['on the seventh', addDays(MONDAY, 6), 1],
    ['on the eighth', addDays(MONDAY, 7), 2],
  ])('is seven days from the first one: %s', (_when, today, weeks) => {
    expect(qualifyingWeeks(STEADY, [], today)).toMatchObject({ state: 'running', weeks, countedFrom: MONDAY });
  });

  test('begins on any weekday, and counts where they worked one day of it', () => {
    const thursday = '2026-01-08';
    const work = [period(thursday, thursday), period('2026-01-21', '2026-01-21')];
    expect(qualifyingWeeks(work, [], '2026-01-21')).toMatchObject({ weeks: 2, countedFrom: thursday });
  });

  test('is not lost with the clocks that change, nor in a leap year', () => {
    expect(qualifyingWeeks([period('2028-02-21')], [], '2028-04-02').weeks).toBe(6);
    expect(qualifyingWeeks([period('2026-03-23')], [], '2026-03-30').weeks).toBe(2);
  });

  test('that begins on 29 February ends twelve weeks later', () => {
    const first = qualifyingWeeks([period('2028-02-29')], [], '2028-05-22');
    expect(first).toMatchObject({
      weeks: 12,
      isQualified: false,
      countedFrom: '2028-02-29',
      qualifiesOn: '2028-05-23',
    });
    expect(qualifyingWeeks([period('2028-02-29')], [], '2028-05-23').isQualified).toBe(true);
    expect(qualifyingWeeks([period('2027-12-07')], [], '2028-02-29').isQualified).toBe(true);
  });

  test('before 1 October 2011 does not count', () => {
    expect(qualifyingWeeks([period('2011-01-01')], [], '2011-10-07')).toMatchObject({
      weeks: 1,
      countedFrom: '2011-10-01',
    });
  });
});

describe('twelve weeks', () => {
  test.each([
    [fridayOf(10), 10, false],
    [addDays(week(13), -1), 12, false],
    [week(13), 13, true],
    [week(60), 60, true],
  ])('on %s it is week %i, and equal treatment is due: %s', (today, weeks, isQualified) => {
    expect(qualifyingWeeks(STEADY, [], today)).toMatchObject({ weeks, isQualified, qualifiesOn: week(13) });
  });

  test('no work yet, or none that ever began, counts nothing', () => {
    const none = { state: 'not_started', weeks: 0, isQualified: false, qualifiesOn: null };
    expect(qualifyingWeeks([], [], MONDAY)).toMatchObject(none);
    expect(qualifyingWeeks([period('2026-02-02')], [], MONDAY)).toMatchObject(none);
  });
});

describe('a break for any reason', () => {
  const breakOf = (weeks: number) => [period(MONDAY, fridayOf(4)), period(week(5 + weeks))];

  test('of up to six weeks pauses', () => {
    expect(qualifyingWeeks(breakOf(6), [], week(11))).toMatchObject({
      state: 'running',
      weeks: 5,
      countedFrom: MONDAY,
    });
  });

  test('of seven starts again, on the day of the return', () => {
    expect(qualifyingWeeks(breakOf(7), [], week(12))).toMatchObject({ weeks: 1, countedFrom: week(12) });
    const tuesday = [period(MONDAY, fridayOf(4)), period(addDays(week(12), 1))];
    expect(qualifyingWeeks(tuesday, [], fridayOf(13))).toMatchObject({ weeks: 2, countedFrom: addDays(week(12), 1) });
  });

  test('within one assignment is the same', () => {
    expect(qualifyingWeeks(STEADY, [absence('other', week(5), week(11))], week(11)).weeks).toBe(5);
    expect(qualifyingWeeks(STEADY, [absence('other', week(5), week(12))], week(12)).weeks).toBe(1);
  });

  test('that goes on says by when they must be back, and then that it starts again', () => {
    const work = [period(MONDAY, fridayOf(4))];
    expect(qualifyingWeeks(work, [], week(6))).toMatchObject({
      state: 'paused',
      weeks: 4,
      qualifiesOn: week(14),
      backBy: addDays(week(12), -1),
    });
    expect(qualifyingWeeks(work, [], addDays(week(12), -1)).state).toBe('paused');
    expect(qualifyingWeeks(work, [], week(12))).toMatchObject({ state: 'reset', weeks: 0, qualifiesOn: null });
  });

  test('takes equal treatment away again', () => {
    const work = [period(MONDAY, fridayOf(20)), period(week(28))];
    expect(qualifyingWeeks(work, [], fridayOf(26)).isQualified).toBe(true);
    expect(qualifyingWeeks(work, [], week(28))).toMatchObject({ weeks: 1, isQualified: false });
  });

  test('counts through several agencies: their periods are one clock', () => {
    const work = [period(week(8), fridayOf(10)), period(MONDAY, fridayOf(6)), period(week(5), fridayOf(6))];
    expect(qualifyingWeeks(work, [], fridayOf(10))).toMatchObject({ weeks: 9, countedFrom: MONDAY });
  });
});

describe('sickness and jury service', () => {
  test.each(['sickness', 'jury'] as const)('%s pauses for 28 weeks, and not for 29', (reason) => {
    expect(qualifyingWeeks(STEADY, [absence(reason, week(5), week(33))], week(33))).toMatchObject({ weeks: 5 });
    expect(qualifyingWeeks(STEADY, [absence(reason, week(5), week(34))], week(34))).toMatchObject({ weeks: 1 });
  });

  test('that goes on says by when they must be back', () => {
    expect(qualifyingWeeks(STEADY, [absence('sickness', week(5))], week(20))).toMatchObject({
      state: 'paused',
      weeks: 4,
      backBy: addDays(week(34), -1),
    });
  });

  test('after the assignment has ended is the same break', () => {
    const work = [period(MONDAY, fridayOf(4)), period(week(20))];
    expect(qualifyingWeeks(work, [absence('sickness', addDays(week(5), -2), week(20))], week(20)).weeks).toBe(5);
  });

  test('that explains only a part of a longer break does not help', () => {
    const work = [period(MONDAY, fridayOf(4)), period(week(20))];
    expect(qualifyingWeeks(work, [absence('sickness', week(5), week(15))], week(20)).weeks).toBe(1);
  });
});

describe('leave, shutdown and strike', () => {
  test.each(['leave', 'shutdown', 'strike'] as const)('%s pauses without a limit', (reason) => {
    const absences = [absence(reason, week(5), week(60))];
    expect(qualifyingWeeks(STEADY, absences, week(59))).toMatchObject({ state: 'paused', weeks: 4 });
    expect(qualifyingWeeks(STEADY, absences, week(60))).toMatchObject({ weeks: 5, countedFrom: MONDAY });
  });

  test('several reasons in one break pause too, with sickness up to its own limit', () => {
    const absences = [absence('sickness', week(5), week(25)), absence('leave', week(25), week(45))];
    expect(qualifyingWeeks(STEADY, absences, week(45)).weeks).toBe(5);
    const longer = [absence('sickness', week(5), week(34)), absence('leave', week(34), week(45))];
    expect(qualifyingWeeks(STEADY, longer, week(45)).weeks).toBe(1);
  });

  test('a holiday of five days covers its weekend: they are back on the Monday', () => {
    expect(qualifyingWeeks(STEADY, [absence('leave', week(3), week(4))], fridayOf(4)).weeks).toBe(3);
    expect(qualifyingWeeks(STEADY, [absence('leave', addDays(week(3), 1), week(4))], fridayOf(4)).weeks).toBe(4);
  });
});

describe('pregnancy, maternity, adoption and paternity', () => {
  test.each(['pregnancy', 'maternity', 'adoption', 'paternity'] as const)('%s goes on counting', (reason) => {
    const clock = qualifyingWeeks(STEADY, [absence(reason, week(5))], fridayOf(13));
    expect(clock).toMatchObject({ state: 'running', weeks: 13, isQualified: true });
  });

  test('for as long as the assignment was meant to last, then it pauses without a limit', () => {
    const absences = [absence('maternity', week(5), week(60))];
    const openEnded = [period(MONDAY, null, fridayOf(9)), period(week(60))];
    expect(qualifyingWeeks(openEnded, absences, fridayOf(20))).toMatchObject({ state: 'paused', weeks: 9 });
    expect(qualifyingWeeks(openEnded, absences, week(60))).toMatchObject({ weeks: 10, countedFrom: MONDAY });
    const ended = [period(MONDAY, fridayOf(4), fridayOf(9)), period(week(60))];
    expect(qualifyingWeeks(ended, absences, week(60)).weeks).toBe(10);
    const over = [period(MONDAY, fridayOf(4)), period(week(60))];
    expect(qualifyingWeeks(over, absences, week(60)).weeks).toBe(5);
  });

  test('counts nothing of a role in which they had not begun to work', () => {
    const clock = qualifyingWeeks([period(week(5))], [absence('maternity', MONDAY, week(9))], week(9));
    expect(clock).toMatchObject({ weeks: 1, countedFrom: week(9) });
  });
});

function makeRandom(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % most;
  };
}

function makeCase(seed: number) {
  const random = makeRandom(seed);
  const day = (most: number) => addDays(MONDAY, random(most));
  const periods = Array.from({ length: 1 + random(4) }, () => {
    const from = day(400);
    const to = random(3) === 0 ? null : addDays(from, random(120));
    return period(from, to, to !== null && random(4) === 0 ? addDays(to, random(90)) : null);
  });
  const absences = Array.from({ length: random(5) }, () => {
    const from = day(400);
    const reason = ABSENCE_REASONS[random(ABSENCE_REASONS.length)] ?? 'other';
    return absence(reason, from, random(5) === 0 ? null : addDays(from, 1 + random(260)));
  });
  return { periods, absences, today: day(600) };
}

const CASES = Array.from({ length: 400 }, (_, seed) => makeCase(seed * 7_919 + 17));

describe('for any dates', () => {
  test('no order, no split and no repetition of the same work changes it', () => {
    for (const { periods, absences, today } of CASES) {
      const clock = qualifyingWeeks(periods, absences, today);
      expect(qualifyingWeeks(periods.toReversed(), absences.toReversed(), today)).toEqual(clock);
      expect(qualifyingWeeks([...periods, ...periods], [...absences, ...absences], today)).toEqual(clock);
      const hasDeemed = absences.some(({ reason }) => !['sickness', 'jury', 'leave', 'other'].includes(reason));
      const split = periods.flatMap((each) =>
        each.to !== null && each.to > each.from
          ? [period(each.from, each.from), period(addDays(each.from, 1), each.to, each.likelyTo)]
          : [each],
      );
      if (!hasDeemed) expect(qualifyingWeeks(split, absences, today)).toEqual(clock);
    }
  });

  test('only days in between matter, not which year it is', () => {
    const later = (day: string) => addDays(day, 7 * 521);
    for (const { periods, absences, today } of CASES) {
      const moved = qualifyingWeeks(
        periods.map(({ from, to, likelyTo }) => period(later(from), to && later(to), likelyTo && later(likelyTo))),
        absences.map(({ from, back, reason }) => absence(reason, later(from), back && later(back))),
        later(today),
      );
      const { state, weeks, isQualified, qualifiesOn } = qualifyingWeeks(periods, absences, today);
      expect(moved).toMatchObject({ state, weeks, isQualified, qualifiesOn: qualifiesOn && later(qualifiesOn) });
    }
  });

  test('a day later it is the same week, the next, or it has started again; never more than there are weeks', () => {
    for (const { periods, absences, today } of CASES) {
      const clock = qualifyingWeeks(periods, absences, today);
      const next = qualifyingWeeks(periods, absences, addDays(today, 1));
      expect([clock.weeks, clock.weeks + 1, 0, 1]).toContain(next.weeks);
      const first = periods.map(({ from }) => from).toSorted()[0] ?? today;
      const most = Math.max(0, Math.floor((Date.parse(today) - Date.parse(first)) / 604_800_000) + 1);
      expect(clock.weeks).toBeLessThanOrEqual(most);
    }
  });

  test('work and absences after today do not change what counts today', () => {
    for (const { periods, absences, today } of CASES) {
      const later = qualifyingWeeks(
        [...periods, period(addDays(today, 1), addDays(today, 30))],
        [...absences, absence('other', addDays(today, 1))],
        today,
      );
      const { state, weeks, isQualified } = qualifyingWeeks(periods, absences, today);
      expect(later).toMatchObject({ state, weeks, isQualified });
    }
  });

  test('the day of equal treatment stays while they work, and is when it is due', () => {
    for (let n = 1; n <= 12; n += 1) {
      expect(qualifyingWeeks(STEADY, [], fridayOf(n)).qualifiesOn).toBe(week(13));
    }
    for (const { periods, absences, today } of CASES) {
      const { qualifiesOn, isQualified } = qualifyingWeeks(periods, absences, today);
      expect(isQualified).toBe(qualifiesOn !== null && qualifiesOn <= today);
    }
  });
});

test('absurd dates end at once', () => {
  const many = Array.from({ length: 2_000 }, (_, index) => absence('sickness', addDays(MONDAY, 1 + index * 2), null));
  expect(qualifyingWeeks([period('9999-01-01')], [], '9999-12-31').weeks).toBe(53);
  expect(qualifyingWeeks([period(MONDAY, '2025-01-01')], [], week(3)).state).toBe('not_started');
  expect(qualifyingWeeks(STEADY, [absence('leave', week(5), week(2))], week(6)).weeks).toBe(6);
  expect(qualifyingWeeks(STEADY, many, week(40)).state).toBe('reset');
});

test('names its law, with its date and where to read it', () => {
  expect(CLOCK_LAW.inForce).toBe(EARLIEST_START);
  expect(CLOCK_LAW.url).toMatch(/^https:\/\/www\.legislation\.gov\.uk\//);
});
