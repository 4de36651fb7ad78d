import { sql } from 'kysely';
import { DATA_REQUEST_YEARS } from '#domain/data-request/data-request.ts';
import { UNCONFIRMED_DAYS } from '#domain/enquiry/enquiry.ts';
import { mayDelete } from '#platform/retention/may-delete.server.ts';
import type { TaskServices } from '#platform/tasks/tasks.server.ts';

/** The address of a deleted account is removed after this time, even if the last email could not be sent. */
const LONGEST_ADDRESS_DAYS = 7;

export type DeletedCounts = { requests: number; unconfirmed: number; records: number };

const COUNT_RECORDS = sql`
  SELECT count(*) FILTER (WHERE keep_until <= app.deletion_moment()) AS due, count(*) AS total FROM kept_records`;

export async function forgetDataRequests(services: Pick<TaskServices, 'database' | 'log'>): Promise<DeletedCounts> {
  const mayDeleteRecords = await mayDelete(services, 'records', COUNT_RECORDS);
  return services.database.asSystem(async (transaction) => {
    const requests = await transaction
      .deleteFrom('data_requests')
      .where('status', 'in', ['done', 'refused'])
      .where(
        sql<Date>`coalesce(status_changed_at, created_at)`,
        '<=',
        sql<Date>`app.deletion_moment() - make_interval(years => ${DATA_REQUEST_YEARS}::int)`,
      )
      .executeTakeFirstOrThrow();
    const unconfirmed = await transaction
      .deleteFrom('data_requests')
      .where('confirmed_at', 'is', null)
      .where('created_at', '<=', sql<Date>`app.deletion_moment() - make_interval(days => ${UNCONFIRMED_DAYS}::int)`)
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable('data_requests')
      .set({ email: null })
      .where('source', '=', 'account')
      .where('email', 'is not', null)
      .where('created_at', '<=', sql<Date>`app.deletion_moment() - make_interval(days => ${LONGEST_ADDRESS_DAYS}::int)`)
      .execute();
    const records = await transaction
      .deleteFrom('kept_records')
      .where('keep_until', '<=', sql<Date>`app.deletion_moment()`)
      .where(sql<boolean>`${mayDeleteRecords}`)
      .executeTakeFirstOrThrow();
    return {
      requests: Number(requests.numDeletedRows),
      unconfirmed: Number(unconfirmed.numDeletedRows),
      records: Number(records.numDeletedRows),
    };
  });
}
