/** Each figure comes from one database function (db/functions/reports), which checks access again. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { courseUnitOf, FILL_STEPS, QUIET_DAYS, WAIT_STEPS } from '#domain/report/report.ts';
import type {
  CourseStep,
  FillFigure,
  Grouping,
  GroupRow,
  QuietJob,
  Scope,
  SourceRow,
  StageFigure,
  Wait,
  WaitFigure,
} from '../schema.ts';

/** The filters that every function takes. Current figures have no dates. */
const filtersOf = ({ consultant, job, client, category }: Omit<Scope, 'from' | 'to'>) =>
  sql`_consultant => ${consultant}::uuid, _job => ${job}::uuid, _client => ${client || null}, _category => ${category}`;
export const scopeOf = (scope: Scope) =>
  sql`_from => ${scope.from}::date, _to => ${scope.to}::date, ${filtersOf(scope)}`;

export const toSteps = (steps: readonly number[]) => sql`${[...steps]}::double precision[]`;

export async function reportWaits(transaction: Transaction<DB>, until: Wait, scope: Scope): Promise<WaitFigure> {
  const { rows } = await sql<WaitFigure>`
    SELECT total, reached, withdrawn, turned_down AS "turnedDown", waiting, median_days AS "medianDays", long_days AS "longDays", within
    FROM app.report_waits(_until => ${until}, _days => ${toSteps(WAIT_STEPS)}, ${scopeOf(scope)})`.execute(transaction);
  return onlyRow(rows);
}

export async function reportFills(transaction: Transaction<DB>, scope: Scope): Promise<FillFigure> {
  const { rows } = await sql<FillFigure>`
    SELECT total, median_days AS "medianDays", long_days AS "longDays", within
    FROM app.report_fills(_days => ${toSteps(FILL_STEPS)}, ${scopeOf(scope)})`.execute(transaction);
  return onlyRow(rows);
}

export async function reportStages(transaction: Transaction<DB>, scope: Scope): Promise<StageFigure> {
  const { rows } = await sql<StageFigure>`
    SELECT sent, replied, shortlisted, interview, offered, hired, offered_now AS "offeredNow", turned_down AS "turnedDown", withdrawn
    FROM app.report_stages(${scopeOf(scope)})`.execute(transaction);
  return onlyRow(rows);
}

export async function reportCourse(transaction: Transaction<DB>, scope: Scope): Promise<CourseStep[]> {
  const { rows } = await sql<CourseStep>`
    SELECT begins::text, replied, waiting, withdrawn
    FROM app.report_course(_unit => ${courseUnitOf(scope)}, ${scopeOf(scope)})`.execute(transaction);
  return rows;
}

export async function reportSources(transaction: Transaction<DB>, scope: Scope): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    SELECT coalesce(source, 'unknown') AS source, sent, shortlisted, hired
    FROM app.report_sources(${scopeOf(scope)})`.execute(transaction);
  return rows;
}

export async function reportGroups(
  transaction: Transaction<DB>,
  by: Grouping,
  scope: Scope,
  most: number,
): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    SELECT key, name, client, sent, replied, median_days AS "medianDays", shortlisted, hired, groups
    FROM app.report_groups(_by => ${by}, _limit => ${most}, ${scopeOf(scope)})`.execute(transaction);
  return rows;
}

export async function listQuietJobs(
  transaction: Transaction<DB>,
  scope: Omit<Scope, 'from' | 'to'>,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<QuietJob[]> {
  const { rows } = await sql<QuietJob>`
    SELECT id, title, client, consultant, posted_at AS "postedAt", active_at AS "activeAt", applications, waiting, total
    FROM app.list_quiet_jobs(_days => ${QUIET_DAYS}, _limit => ${limit}, _offset => ${offset}, ${filtersOf(scope)})`.execute(
    transaction,
  );
  return rows;
}

function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('A procedure of the reports returned no row');
  return row;
}
