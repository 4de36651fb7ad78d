import { sql, type Transaction } from 'kysely';
import type { UnclaimedCv } from '#app/features/people/profile/commands/cvs-without-account.server.ts';
import type { DB } from '#db/types.ts';

/**
 * Replaces the application's CV and deletes the previous one.
 *
 * @returns false if the application has ended, was claimed or was deleted
 */
export async function attachCv(
  transaction: Transaction<DB>,
  applicationId: string,
  { id, name, extension, size, sha256 }: Omit<UnclaimedCv, 'key'>,
): Promise<boolean> {
  await transaction
    .insertInto('cvs')
    .values({ id, application_id: applicationId, name, extension, size_bytes: size, sha256 })
    .execute();
  const { rows } = await sql<{ given: boolean }>`SELECT app.give_guest_cv(${applicationId}, ${id}) AS given`.execute(
    transaction,
  );
  return rows[0]?.given === true;
}

/** Room for about two hundred of the largest CVs. */
const MOST_UNCONFIRMED_BYTES = 1_073_741_824;

/** True if unconfirmed CVs fill their storage. Only forms without a human check are refused then. */
export async function isUnconfirmedStorageFull(transaction: Transaction<DB>): Promise<boolean> {
  const { bytes } = await transaction
    .selectFrom('unconfirmed_applications')
    .select(({ fn }) => fn.sum<string | null>('size_bytes').as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes) >= MOST_UNCONFIRMED_BYTES;
}
