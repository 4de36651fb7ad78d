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
    title: 'Failed to create the file',
    text: 'We’re busy with other reports, or something went wrong on our side. Try again in a moment.',
    tone: 'danger',
  },
} as const satisfies FeatureNotices;

export const PERIOD_PROBLEMS: Record<PeriodProblem, string> = {
  day: 'Choose dates between 1 January 2000 and 31 December 2100.',
  order: 'The end date must be on or after the start date.',
  length: 'Choose up to five years.',
};

export const SAMPLE_NOTE = `We show medians for at least ${LEAST_FOR_MEDIAN} applications, percentages for ${LEAST_FOR_SHARE} and ‘90% within’ for ${LEAST_FOR_LONG}. Smaller samples aren’t reliable.`;

type FigureText = { title: string; definition: string };

export const FIGURE_TEXTS = {
  course: {
    title: 'Applications sent',
    definition: 'By date sent. A reply is a decision. Opening an application doesn’t count.',
  },
  replies: {
    title: 'Time to first reply',
    definition:
      'From sending an application to its first decision, which emails the candidate: Shortlisted, Interview, Offered or Not taken forward. ' +
      'Later decisions don’t count. Elapsed time, including nights and weekends, for applications sent in this period that have a reply.',
  },
  shortlists: {
    title: 'Time to shortlist',
    definition:
      'From sending an application to the day it was first Shortlisted, or moved straight to Interview or Offered. For applications sent in this period.',
  },
  fills: {
    title: 'Time to fill',
    definition:
      'From posting a job to its first current offer, where an application still has the status Offered. For jobs filled in this period, ' +
      'whenever they were posted. A reopened job counts from its first posting.',
  },
  stages: {
    title: 'Stages reached',
    definition:
      'How many applications sent in this period reached each stage or a later one, even if they’ve since moved. ' +
      'Hired means a placement is recorded. Current offers without one are counted below. Recent applications may still progress.',
  },
  sources: {
    title: 'Application sources',
    definition:
      'What we know when an application is sent, without tracking anyone: we emailed them the job in an alert, they liked it in Job Swipe, ' +
      'or they found it on the site. Referring sites are counted under Measurement, as totals only.',
  },
  consultants: {
    title: 'By consultant',
    definition: 'By the job’s current owner, in name order. These count work. They don’t score people.',
  },
  clients: {
    title: 'By client',
    definition:
      'By the job’s client, or the client linked to the employer’s account. Otherwise by the company on the job.',
  },
  jobs: { title: 'By job', definition: 'Most applications first.' },
  'quiet-jobs': {
    title: 'Open jobs without activity',
    definition: `On the board today with no applications, decisions, edits or reopening for ${QUIET_DAYS} days. Confirming a job doesn’t count as activity.`,
  },
  overrides: {
    title: 'Advert check overrides',
    definition: 'Reasons colleagues gave for keeping wording our advert check questioned. Read-only.',
  },
} as const satisfies Record<string, FigureText>;

export const SOURCE_NAMES: Record<ApplicationSource, string> = {
  account: 'On the site, with an account',
  guest: 'On the site, without an account',
  swipe: 'Liked in Job Swipe',
  alert: 'A job alert',
  desk: 'Put forward by us',
  unknown: 'Sent before this was recorded',
};

export const NO_CONSULTANT = 'Employers themselves, and deleted jobs';
export const NO_JOB = 'Deleted jobs';

const PART_NAMES: Record<Exclude<Part, 'reached'>, string> = {
  sent: 'Applications sent',
  waiting: 'Applications still waiting',
  withdrawn_before: 'Applications withdrawn first',
  turned_down_before: 'Applications rejected first',
  replied: 'Applications with a reply',
  shortlisted: 'Shortlisted applications',
  interview: 'Applications that reached interview',
  offered: 'Applications with an offer',
  hired: 'Applications with a placement',
  offered_now: 'Offered applications without a placement',
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
  work_place: 'Workplace',
  contacts: 'Contact details in the advert',
  readability: 'Readability',
};

export const BUSY = 'We’re busy with other reports. Try again in a moment.';

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
    search.consultant && 'for one consultant',
    search.job && 'for one job',
    search.client && `of ${search.client}`,
    search.category && `${search.category} only`,
  ]
    .filter(Boolean)
    .join('; ')}.`;
