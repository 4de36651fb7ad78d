/**
 * The clock of an agency worker in one role with one hirer, through any agency: after 12 calendar weeks the worker is entitled to the same
 * basic conditions as the hirer's own staff (Agency Workers Regulations 2010, regs 5 and 7).
 *
 * - A calendar week is any seven days from the first day of the first assignment on. A week with any work counts.
 *
 * - Weeks of absence for pregnancy or childbirth (protected period) and for maternity, adoption or paternity leave count as well, until the
 * assignment's intended end. After that the clock pauses (reg. 7(6), (8)(c) and (d)).
 *
 * - The clock pauses for up to six calendar weeks for any reason, up to 28 for sickness or jury service, and without limit for leave, the
 * hirer's usual shutdown and industrial action; several reasons may apply to one break (reg. 7(8) and (9)).
 *
 * - After any other break it restarts, even if the worker had qualified (reg. 8).
 *
 * A break lasts the number of whole weeks of the clock without work. `same-role.ts` decides which work is the same role.
 */
import type { Law } from '#domain/advert/advert.ts';
import { type AbsenceReason, dayNumber, dayOfNumber, EARLIEST_START } from './assignment.ts';

export const CLOCK_LAW: Law = {
  title: 'Agency Workers Regulations 2010 (SI 2010/93)',
  provision: 'regulations 7 and 8',
  inForce: '2011-10-01',
  url: 'https://www.legislation.gov.uk/uksi/2010/93/regulation/7',
};

export const QUALIFYING_WEEKS = 12;
/** The number of the week in which the consultant is reminded. */
export const REMINDER_WEEK = 10;
const LONGEST_BREAK_WEEKS = 6;
const LONGEST_SICKNESS_WEEKS = 28;
const LONGEST_JURY_WEEKS = 28;

/** Days are YYYY-MM-DD. */
export type WorkPeriod = {
  from: string;
  /** The last day; null if there is no end yet. */
  to: string | null;
  /** The intended last day of an assignment that ended earlier. */
  likelyTo: string | null;
};
export type Absence = {
  from: string;
  /** The day of the return; null during the absence. */
  back: string | null;
  reason: AbsenceReason;
};

export type QualifyingWeeks = {
  /** running: this week counts. paused: it does not, but earlier weeks stay counted. reset: counting restarts with the next work. */
  state: 'not_started' | 'running' | 'paused' | 'reset';
  /** The number of counted weeks, including this one. */
  weeks: number;
  isQualified: boolean;
  /** First day of the counted weeks; null if none counts. */
  countedFrom: string | null;
  /** The day from which equal treatment is due if they work every week until then; null if no week counts. */
  qualifiesOn: string | null;
  backBy: string | null;
};

/** Days since 1970, both ends included. */
type Span = { from: number; to: number };
type Away = Span & { reason: AbsenceReason };

const COUNTING: readonly AbsenceReason[] = ['pregnancy', 'maternity', 'adoption', 'paternity'];
const LIMITED: readonly AbsenceReason[] = ['sickness', 'jury', 'other'];

/** @param periods work in the same role with the same hirer @param today as YYYY-MM-DD */
export function qualifyingWeeks(
  periods: readonly WorkPeriod[],
  absences: readonly Absence[],
  today: string,
): QualifyingWeeks {
  const now = dayNumber(today);
  const away = absences.map(toAway).filter(({ from, to }) => from <= to);
  const work = listWork(periods, away, now);
  const [first] = work;
  if (!first) return { state: 'not_started', ...NONE };
  let start = first.from;
  let weeks = 0;
  let qualifiesOn = 0;
  let gap: number[] = [];
  let at = 0;
  let week = start;
  for (; week <= now; week += 7) {
    for (let span = work[at]; span && span.to < week; span = work[at]) at += 1;
    const worked = work[at];
    if (worked && worked.from <= week + 6) {
      if (!keepsWeeks(gap, away)) {
        week = Math.max(week, worked.from);
        start = week;
        weeks = 0;
      }
      gap = [];
      weeks += 1;
      if (weeks === QUALIFYING_WEEKS) qualifiesOn = week + 7;
    } else if (week + 6 < now) gap.push(week);
    else break;
  }
  if (!keepsWeeks(gap, away)) return { state: 'reset', ...NONE };
  // The next week that can count: this one, or the one after it.
  const isRunning = week > now;
  const isCounted = weeks >= QUALIFYING_WEEKS;
  const due = isCounted ? qualifiesOn : week + (QUALIFYING_WEEKS - weeks) * 7;
  return {
    state: isRunning ? 'running' : 'paused',
    weeks,
    isQualified: isCounted && due <= now,
    countedFrom: dayOfNumber(start),
    qualifiesOn: dayOfNumber(due),
    backBy: isRunning ? null : findBackBy(gap, week, away),
  };
}

const NONE = { weeks: 0, isQualified: false, countedFrom: null, qualifiesOn: null, backBy: null };

const toAway = ({ from, back, reason }: Absence): Away => ({
  from: dayNumber(from),
  to: back === null ? Number.POSITIVE_INFINITY : dayNumber(back) - 1,
  reason,
});

/** The days that were worked or count as worked, up to today: sorted spans, merged if they overlap or touch. */
function listWork(periods: readonly WorkPeriod[], away: readonly Away[], now: number): Span[] {
  const earliest = dayNumber(EARLIEST_START);
  const spans = periods.flatMap(({ from, to, likelyTo }) => {
    const start = dayNumber(from);
    const end = to === null ? Number.POSITIVE_INFINITY : dayNumber(to);
    const likelyEnd = likelyTo === null ? end : Math.max(dayNumber(likelyTo), to === null ? 0 : end);
    const deemed = away
      .filter((each) => COUNTING.includes(each.reason) && each.from >= start)
      .map((each) => ({ from: each.from, to: Math.min(each.to, likelyEnd) }));
    return [...subtractAbsences({ from: start, to: end }, away), ...deemed];
  });
  return merge(
    spans
      .map(({ from, to }) => ({ from: Math.max(from, earliest), to: Math.min(to, now) }))
      .filter(({ from, to }) => from <= to),
  );
}

function subtractAbsences({ from, to }: Span, away: readonly Span[]): Span[] {
  const remaining: Span[] = [];
  let next = from;
  for (const gone of merge(away)) {
    if (gone.to < next) continue;
    if (gone.from > to) break;
    if (gone.from > next) remaining.push({ from: next, to: gone.from - 1 });
    next = gone.to + 1;
  }
  return next <= to ? [...remaining, { from: next, to }] : remaining;
}

function merge(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}

/** True if weeks before this break still count. @param gap first days of the weeks without work */
function keepsWeeks(gap: readonly number[], away: readonly Away[]): boolean {
  if (gap.length <= LONGEST_BREAK_WEEKS) return true;
  const explained = away.filter(({ reason }) => reason !== 'other');
  const unlimited = merge(away.filter(({ reason }) => !LIMITED.includes(reason)));
  const whole = merge(explained);
  const limited = gap.filter((week) => !covers(unlimited, week));
  const countOf = (reason: AbsenceReason) =>
    limited.filter((week) => away.some((each) => each.reason === reason && each.from <= week + 6 && each.to >= week))
      .length;
  return (
    limited.every((week) => covers(whole, week)) &&
    countOf('sickness') <= LONGEST_SICKNESS_WEEKS &&
    countOf('jury') <= LONGEST_JURY_WEEKS
  );
}

const covers = (merged: readonly Span[], week: number): boolean =>
  merged.some(({ from, to }) => from <= week && to >= week + 6);

/** A return on the last day of a week turns it into a week with work. */
function findBackBy(gap: readonly number[], next: number, away: readonly Away[]): string | null {
  const longer = [...gap];
  const last = next + (LONGEST_SICKNESS_WEEKS + LONGEST_JURY_WEEKS + LONGEST_BREAK_WEEKS) * 7;
  for (let week = next; week <= last; week += 7) {
    longer.push(week);
    if (!keepsWeeks(longer, away)) return dayOfNumber(week + 6);
  }
  return null;
}
