/** No file has a row about a candidate. */
import type { Transaction } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { toCsv } from '#app/features/people/applications/queries/export.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import {
  describeStep,
  FILL_STEPS,
  longIfEnough,
  medianIfEnough,
  type Period,
  WAIT_STEPS,
} from '#domain/report/report.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { Figure, FillFigure, Grouping, ReportSearch, Scope, WaitFigure } from '../schema.ts';
import { NO_CONSULTANT, NO_JOB, SOURCE_NAMES } from '../texts.ts';
import { listOverrides } from './overrides.server.ts';
import {
  listQuietJobs,
  reportCourse,
  reportFills,
  reportGroups,
  reportSources,
  reportStages,
  reportWaits,
} from './report.server.ts';
import { takeReportTurn } from './turns.server.ts';

/** More groups, jobs or reasons than an agency has in one period. */
const MOST_ROWS = 10_000;
/** Spreadsheets need the byte order mark to read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

type Cells = (string | number | null)[][];

export async function writeFigureFile(
  { database }: Pick<RequestContext, 'database'>,
  consultant: Consultant,
  figure: Figure,
  scope: ReportSearch & Period,
): Promise<string | 'busy'> {
  const cells = await takeReportTurn(consultant, async () => {
    if (figure !== 'overrides')
      return database.asActor(consultant.id, (transaction) => WRITERS[figure](transaction, scope));
    const { rows } = await listOverrides(database, consultant, 1, MOST_ROWS);
    return [
      ['When', 'Who', 'Rule', 'Words', 'Reason', 'Job'],
      ...rows.map((row) => [londonDay(row.createdAt), row.userName, row.rule, row.words, row.reason, row.jobTitle]),
    ];
  });
  return cells === 'busy' ? 'busy' : BYTE_ORDER_MARK + toCsv(cells.map((row) => row.map(toText)));
}

const toText = (cell: string | number | null): string =>
  typeof cell === 'number' ? String(Math.round(cell * 100) / 100) : (cell ?? '');

type Writer = (transaction: Transaction<DB>, scope: Scope) => Promise<Cells>;

const WRITERS: Record<Exclude<Figure, 'overrides'>, Writer> = {
  replies: async (transaction, scope) => writeWaits(await reportWaits(transaction, 'reply', scope)),
  shortlists: async (transaction, scope) => writeWaits(await reportWaits(transaction, 'shortlist', scope)),
  fills: async (transaction, scope) => {
    const fills = await reportFills(transaction, scope);
    return [['Figure', 'Value'], ['Jobs filled', fills.total], ...writeSpans(fills, fills.total, FILL_STEPS)];
  },
  stages: async (transaction, scope) => {
    const stages = await reportStages(transaction, scope);
    return [
      ['Step', 'Applications'],
      ['Sent', stages.sent],
      ['Replied to', stages.replied],
      ['Shortlisted', stages.shortlisted],
      ['Interview', stages.interview],
      ['Offered', stages.offered],
      ['Hired', stages.hired],
      ['Offered, no placement yet', stages.offeredNow],
      ['Not taken forward', stages.turnedDown],
      ['Withdrawn', stages.withdrawn],
    ];
  },
  course: async (transaction, scope) => [
    ['From', 'With a reply', 'No reply yet', 'Withdrawn first a reply'],
    ...(await reportCourse(transaction, scope)).map((step) => [
      step.begins,
      step.replied,
      step.waiting,
      step.withdrawn,
    ]),
  ],
  sources: async (transaction, scope) => [
    ['Source', 'Applications', 'Shortlisted', 'Hired'],
    ...(await reportSources(transaction, scope)).map((row) => [
      SOURCE_NAMES[row.source],
      row.sent,
      row.shortlisted,
      row.hired,
    ]),
  ],
  consultants: (transaction, scope) => writeGroups(transaction, 'consultant', scope),
  clients: (transaction, scope) => writeGroups(transaction, 'client', scope),
  jobs: (transaction, scope) => writeGroups(transaction, 'job', scope),
  'quiet-jobs': async (transaction, scope) => [
    ['Job', 'Client', 'Consultant', 'Posted', 'Last activity', 'Applications', 'Without a decision'],
    ...(await listQuietJobs(transaction, scope, { limit: MOST_ROWS })).map((job) => [
      job.title,
      job.client,
      job.consultant,
      londonDay(job.postedAt),
      londonDay(job.activeAt),
      job.applications,
      job.waiting,
    ]),
  ],
};

const writeWaits = (wait: WaitFigure): Cells => [
  ['Figure', 'Value'],
  ['Applications sent', wait.total],
  ['Reached so far', wait.reached],
  ['Still waiting', wait.waiting],
  ['Withdrawn first', wait.withdrawn],
  ['Rejected first', wait.turnedDown],
  ...writeSpans(wait, wait.reached, WAIT_STEPS),
];

/** Figures based on too few stay empty, as on the page. */
const writeSpans = (
  { medianDays, longDays, within }: FillFigure | WaitFigure,
  count: number,
  steps: readonly number[],
): Cells => [
  ['Median in days', medianIfEnough(medianDays, count)],
  ['90th percentile in days', longIfEnough(longDays, count)],
  ...within.map((each, step) => [describeStep(steps, step), each]),
];

async function writeGroups(transaction: Transaction<DB>, by: Grouping, scope: Scope): Promise<Cells> {
  const rows = await reportGroups(transaction, by, scope, MOST_ROWS);
  const emptyLabel = by === 'job' ? NO_JOB : NO_CONSULTANT;
  const isJob = by === 'job';
  return [
    [
      NAMES[by],
      ...(isJob ? ['Client'] : []),
      'Applications',
      'Replied to',
      'Median days to reply',
      'Shortlisted',
      'Hired',
    ],
    ...rows.map((row) => [
      row.name ?? emptyLabel,
      ...(isJob ? [row.client] : []),
      row.sent,
      row.replied,
      medianIfEnough(row.medianDays, row.replied),
      row.shortlisted,
      row.hired,
    ]),
  ];
}

const NAMES: Record<Grouping, string> = { consultant: 'Consultant', client: 'Client', job: 'Job' };
