/** The CV of a guest, and the room that CVs of unconfirmed applications take. */
import { sql, type Transaction } from 'kysely';
import type { UnclaimedCv } from '#app/features/people/profile/commands/cvs-without-account.server.ts';
import type { DB } from '#db/types.ts';

/** Sends the application with this CV; the one before is deleted. @returns false where the application is over, claimed or gone */
export async function giveCv(
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

/** Some two hundred of the largest CVs. */
const MOST_UNCONFIRMED_BYTES = 1_073_741_824;

/** Whether CVs that wait for their senders to confirm them take up all the room they may. A full store refuses only those that come without a human check. */
export async function isUnconfirmedRoomTaken(transaction: Transaction<DB>): Promise<boolean> {
  const { bytes } = await transaction
    .selectFrom('unconfirmed_applications')
    .select(({ fn }) => fn.sum<string | null>('size_bytes').as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes) >= MOST_UNCONFIRMED_BYTES;
}
