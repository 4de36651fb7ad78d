import { sql } from 'kysely';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { Database, Queries } from '#db/connections/client.server.ts';
import type { EqualityQuestion } from '#domain/application/equality.ts';
import type { JobCategory } from '#domain/job/job.ts';
import type { EqualityCount } from './schema.ts';

export async function isMonitored(asPublic: Queries): Promise<boolean> {
  const { rows } = await sql<{ is_on: boolean }>`SELECT is_equality_monitored() AS is_on`.execute(asPublic);
  return rows[0]?.is_on ?? false;
}

/** The form is offered for this long after applying, because a candidate may return to the page. */
const ASKED_FOR_MS = 60 * 60_000;

export const isAskedAfter = async (
  { database, now }: Pick<RequestContext, 'database' | 'now'>,
  sentAt: Date,
): Promise<boolean> => now.getTime() - sentAt.getTime() < ASKED_FOR_MS && isMonitored(database.asPublic);

export type EqualityGroup = {
  category: JobCategory;
  /** The first day of the first and of the last month, as YYYY-MM-DD. */
  from: string;
  to: string;
  people: number;
  /** Questions whose answers would reveal too much are missing. */
  questions: Partial<Record<EqualityQuestion, EqualityCount[]>>;
};

type Row = Omit<EqualityGroup, 'questions'> & EqualityCount & { question: EqualityQuestion };

/** The newest group comes first. The database decides what is shown (app.report_equality). */
export async function reportEquality({ asActor }: Pick<Database, 'asActor'>, admin: Admin): Promise<EqualityGroup[]> {
  const { rows } = await asActor(admin.id, (transaction) =>
    sql<Row>`
      SELECT category, from_month::text AS "from", to_month::text AS "to", people, question, answer, total
      FROM app.report_equality()`.execute(transaction),
  );
  const groups: EqualityGroup[] = [];
  for (const { category, from, to, people, question, answer, total } of rows) {
    let group = groups.at(-1);
    if (group?.category !== category || group.from !== from) {
      group = { category, from, to, people, questions: {} };
      groups.push(group);
    }
    group.questions[question] = [...(group.questions[question] ?? []), { answer, total }];
  }
  return groups;
}
