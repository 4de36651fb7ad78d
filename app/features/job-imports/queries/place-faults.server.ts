/** What is wrong with the reference of a job, or with where it says it is. */
import type { Transaction } from 'kysely';
import { findUnclearPlaces } from '#app/features/gazetteer/queries.server.ts';
import type { WrittenJob } from '#app/features/jobs/form.ts';
import type { FormErrors } from '#app/web/form/read.server.ts';
import type { DB } from '#db/types.ts';
import { LONGEST_REFERENCE } from './incoming-job.server.ts';

/** '1.23E+11' */
const SHORTENED = /^\d(?:[.,]\d+)?E\+\d{2}$/i;

export function findReferenceFault(reference: string): string | null {
  if (reference.trim() === '') return 'Each job needs a reference that stays the same';
  if (SHORTENED.test(reference))
    return `‘${reference}’ is a longer number that Excel has shortened. Save that column as text, or leave it out`;
  const isPlain = reference.isWellFormed() && !/\p{Cc}/u.test(reference);
  return isPlain && reference.length <= LONGEST_REFERENCE
    ? null
    : `The reference must be one line of ${LONGEST_REFERENCE} characters or fewer`;
}

/** The locations that a location may mean, by location: many jobs have the same. */
export type KnownPlaces = Map<string, string[] | null>;

/** A location that several places have. One that is not known is no fault: it stays as it is. */
export async function findPlaceFault(
  transaction: Transaction<DB>,
  { location, status }: Pick<WrittenJob, 'location' | 'status'>,
  known: KnownPlaces,
): Promise<{ errors: FormErrors; options: string[] } | null> {
  if (status !== 'open') return null;
  let options = known.get(location);
  if (options === undefined) {
    const unclear = (await findUnclearPlaces(transaction, location)).find(({ kind }) => kind === 'several');
    options = unclear?.options.map((option) => location.replace(unclear.part, () => option)) ?? null;
    known.set(location, options);
  }
  return options && { errors: { location: `Say which it is: ${options.join('; ')}` }, options };
}
