/** Definitions of the figures, which match how the functions count. */

import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';
import type { RuleName } from '#domain/advert/advert.ts';
import {
  type ApplicationSource,
  describeStep,
  FILL_STEPS,
  LEAST_FOR_LONG,
  LEAST_FOR_MEDIAN,
  LEAST_FOR_SHARE,
  type Period,
  type PeriodProblem,
  QUIET_DAYS,
  WAIT_STEPS,
} from '#domain/report/report.ts';
import { formatCalendarDay } from '#domain/time/dates.ts';
import type { FillsSearch, Part, ReportSearch, RowsSearch, Wait } from './schema.ts';

export const REPORT_NOTICES = {
  'figure-not-written': {
    title: 'The file could not be written',
    text: 'Other reports are being worked out, or something went wrong on our side. Try again in a moment.',
    tone: 'danger',
  },
} as const satisfies FeatureNotices;

export const PERIOD_PROBLEMS: Record<PeriodProblem, string> = {
  day: 'Choose days between 1 January 2000 and 31 December 2100.',
  order: 'The last day is before the first.',
  length: 'Choose five years at most.',
};

export const SAMPLE_NOTE = `Medians are shown from ${LEAST_FOR_MEDIAN} on, shares from ${LEAST_FOR_SHARE}, and how long nine in ten waited from ${LEAST_FOR_LONG}: fewer say little about the next one.`;

type FigureText = { title: string; definition: string };

export const FIGURE_TEXTS = {
  course: {
    title: 'Applications sent',
    definition: 'By the day they were sent. A reply is a decision. Opening an application does not count.',
  },
  replies: {
    title: 'Time to first reply',
    definition:
      'From sending an application to its first decision, which emails the candidate: Shortlisted, Interview, Offered or Not taken forward. ' +
      'Later decisions do not count again. Elapsed time, nights and weekends included, of the applications sent in this time that have a reply.',
  },
  shortlists: {
    title: 'Time to shortlist',
    definition:
      'From sending an application to the day it was first Shortlisted, or went straight to Interview or Offered. Of the applications sent in this time.',
  },
  fills: {
    title: 'Time to fill',
    definition:
      'From posting a job to the first offer that stands: an application for it has the status Offered now. Of the jobs filled in this time, ' +
      'whenever they were posted. A job that was closed and opened again counts from its first posting.',
  },
  stages: {
    title: 'How far applications came',
    definition:
      'Of the applications sent in this time: how many reached each step or a later one, also if they are elsewhere by now. ' +
      'Hired: a placement was recorded. Offers that stand without one are counted below. Recent ones are still on their way.',
  },
  sources: {
    title: 'Where applications came from',
    definition:
      'What the site knows when an application is sent, without following anyone: a job alert had emailed this person the job, they had liked it in Job Swipe, ' +
      'or they found it on the site. Other sites that led here are counted under Measurement, in sums only.',
  },
  consultants: {
    title: 'By consultant',
    definition: 'By who has the job now, in the order of names. These are counts of work, not marks for people.',
  },
  clients: {
    title: 'By client',
    definition:
      'By whose job it is: the client chosen for it, or the one that the account of its employer is linked to. Without either, by the company that stands on it.',
  },
  jobs: { title: 'By job', definition: 'Those with the most applications first.' },
  'quiet-jobs': {
    title: 'Open jobs without activity',
    definition: `On the board today, and for ${QUIET_DAYS} days without an application or a step of one, and neither posted, edited nor reopened. A confirmation alone is no activity.`,
  },
  overrides: {
    title: 'Overrides of the advert guard',
    definition:
      'Each reason that was given to keep words of an advert that the guard asked about. None of them can be changed.',
  },
} as const satisfies Record<string, FigureText>;

export const SOURCE_NAMES: Record<ApplicationSource, string> = {
  account: 'The site, with an account',
  guest: 'The site, without an account',
  swipe: 'Liked in Job Swipe',
  alert: 'A job alert',
  desk: 'Put forward by us',
  unknown: 'Sent before this was recorded',
};

export const NO_CONSULTANT = 'Employers themselves, and deleted jobs';
export const NO_JOB = 'Deleted jobs';

const PART_NAMES: Record<Exclude<Part, 'reached'>, string> = {
  sent: 'Applications sent',
  waiting: 'Applications that are still waiting',
  withdrawn_before: 'Applications withdrawn before that',
  turned_down_before: 'Applications turned down without it',
  replied: 'Applications with a reply',
  shortlisted: 'Applications that were shortlisted',
  interview: 'Applications that came to an interview',
  offered: 'Applications with an offer',
  hired: 'Applications with a placement',
  offered_now: 'Applications that are offered now, without a placement',
  turned_down: 'Applications not taken forward',
  withdrawn: 'Withdrawn applications',
};
export const WAIT_NAMES: Record<Wait, string> = { reply: 'First reply', shortlist: 'Shortlisted' };

export const GUARD_RULES: Record<RuleName, string> = {
  regulation_27: 'Regulation 27',
  minimum_wage: 'Minimum wage',
  pay_claims: 'Pay claims',
  age: 'Age',
  sex: 'Sex',
  race: 'Race and nationality',
  religion: 'Religion or belief',
  disability: 'Disability and health',
  pregnancy: 'Pregnancy and maternity',
  marriage: 'Marriage and civil partnership',
  orientation: 'Sexual orientation',
  trade_union: 'Trade unions',
  criminal_record: 'Convictions',
  work_place: 'Where the work is done',
  contacts: 'Contact details in the advert',
  readability: 'Readability',
};

export const BUSY = 'Other reports are being worked out. Try again in a moment.';

export const nameRows = ({ part, until }: RowsSearch): string =>
  PART_NAMES[part === 'reached' ? (until === 'shortlist' ? 'shortlisted' : 'replied') : part];

/** Describes the list behind a figure in a sentence. */
export const describeRows = ({ until, step, source, ...search }: RowsSearch, period: Period): string =>
  describe(search, `Sent ${inPeriod(period)}`, [
    BEFORE.includes(search.part) && `about: ${WAIT_NAMES[until ?? 'reply'].toLowerCase()}`,
    step !== null && `${WAIT_NAMES[until ?? 'reply'].toLowerCase()}: ${describeStep(WAIT_STEPS, step).toLowerCase()}`,
    source !== null && SOURCE_NAMES[source],
  ]);

export const describeFills = ({ step, ...search }: FillsSearch, period: Period): string =>
  describe(search, `Filled ${inPeriod(period)}`, [
    step !== null && `after posting: ${describeStep(FILL_STEPS, step).toLowerCase()}`,
  ]);

/** Parts of a figure that exist only for waits. */
const BEFORE: readonly Part[] = ['waiting', 'withdrawn_before', 'turned_down_before'];

const inPeriod = ({ from, to }: Period) => `from ${formatCalendarDay(from)} to ${formatCalendarDay(to)}`;

const describe = (search: ReportSearch, begin: string, more: readonly (string | false)[]): string =>
  `${[
    begin,
    ...more.filter(Boolean),
    search.consultant && 'of one consultant',
    search.job && 'of one job',
    search.client && `of ${search.client}`,
    search.category && `${search.category} only`,
  ]
    .filter(Boolean)
    .join('; ')}.`;
