import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { listHeirs } from '#app/features/core/staff/queries/staff.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { courseUnitOf, type Period } from '#domain/report/report.ts';
import { formatCalendarDay, formatShortDate } from '#domain/time/dates.ts';
import type { Report, ReportSearch } from '../schema.ts';
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

/** Limit for groups on the page; the file has all. */
const MOST_GROUPS = 20;
const MOST_QUIET = 10;

type Services = Pick<RequestContext, 'database'>;

/** One transaction, one figure after the other, so that a report uses one connection. */
export async function loadReport(
  { database }: Services,
  consultant: Consultant,
  search: ReportSearch,
  period: Period,
): Promise<Report | 'busy'> {
  const scope = { ...search, ...period };
  const figures = await takeReportTurn(consultant, () =>
    database.asActor(consultant.id, async (transaction) => ({
      stages: await reportStages(transaction, scope),
      course: await reportCourse(transaction, scope),
      replies: await reportWaits(transaction, 'reply', scope),
      shortlists: await reportWaits(transaction, 'shortlist', scope),
      fills: await reportFills(transaction, scope),
      sources: await reportSources(transaction, scope),
      consultants: await reportGroups(transaction, 'consultant', scope, MOST_GROUPS),
      clients: await reportGroups(transaction, 'client', scope, MOST_GROUPS),
      jobs: await reportGroups(transaction, 'job', scope, MOST_GROUPS),
      quiet: await listQuietJobs(transaction, search, { limit: MOST_QUIET }),
    })),
  );
  if (figures === 'busy') return 'busy' as const;
  const { course, quiet, ...shown } = figures;
  const unit = courseUnitOf(period);
  return {
    ...shown,
    unit,
    course: course.map((step) => ({ ...step, day: step.begins, label: formatCalendarDay(step.begins) })),
    quiet: quiet.map(showQuietJob),
    colleagues: await listHeirs(database, consultant),
  };
}

export const showQuietJob = <Job extends { postedAt: Date; activeAt: Date }>({ postedAt, activeAt, ...job }: Job) => ({
  ...job,
  posted: formatShortDate(postedAt),
  active: formatShortDate(activeAt),
});
