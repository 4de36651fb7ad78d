/** Takes away what has had its time: requests that are finished, those that nobody confirmed, and kept records. Once a day. */
import { sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import { DATA_REQUEST_YEARS } from '#domain/data-request/data-request.ts';
import { UNCONFIRMED_DAYS } from '#domain/enquiry/enquiry.ts';

/** After which the address of somebody who is gone goes, even where no mail could be sent there. */
const LONGEST_ADDRESS_DAYS = 7;

export type Forgotten = { requests: number; unconfirmed: number; records: number };

export function forgetDataRequests({ asSystem }: Pick<Database, 'asSystem'>): Promise<Forgotten> {
  return asSystem(async (transaction) => {
    const requests = await transaction
      .deleteFrom('data_requests')
      .where('status', 'in', ['done', 'refused'])
      .where(
        sql<Date>`coalesce(status_changed_at, created_at)`,
        '<=',
        sql<Date>`now() - make_interval(years => ${DATA_REQUEST_YEARS}::int)`,
      )
      .executeTakeFirstOrThrow();
    const unconfirmed = await transaction
      .deleteFrom('data_requests')
      .where('confirmed_at', 'is', null)
      .where('created_at', '<=', sql<Date>`now() - make_interval(days => ${UNCONFIRMED_DAYS}::int)`)
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable('data_requests')
      .set({ email: null })
      .where('source', '=', 'account')
      .where('email', 'is not', null)
      .where('created_at', '<=', sql<Date>`now() - make_interval(days => ${LONGEST_ADDRESS_DAYS}::int)`)
      .execute();
    const records = await transaction
      .deleteFrom('kept_records')
      .where('keep_until', '<=', sql<Date>`now()`)
      .executeTakeFirstOrThrow();
    return {
      requests: Number(requests.numDeletedRows),
      unconfirmed: Number(unconfirmed.numDeletedRows),
      records: Number(records.numDeletedRows),
    };
  });
}
