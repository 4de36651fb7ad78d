/** Finds errors in the reference and the location of an imported job. */
import type { Transaction } from 'kysely';
import { findUnclearPlaces } from '#app/features/board/gazetteer/queries.server.ts';
import type { WrittenJob } from '#app/features/board/jobs/form.ts';
import type { FormErrors } from '#app/web/form/read.server.ts';
import type { DB } from '#db/types.ts';
import { isShortenedNumber } from '#domain/csv/cell-text.ts';
import { LONGEST_REFERENCE } from './incoming-job.server.ts';

export function findReferenceFault(reference: string): string | null {
  if (reference.trim() === '') return 'Enter a reference that stays the same for each job';
  if (isShortenedNumber(reference))
    return `‘${reference}’ is a longer number that Excel has shortened. Save that column as text, or skip it`;
  const isPlain = reference.isWellFormed() && !/\p{Cc}/u.test(reference);
  return isPlain && reference.length <= LONGEST_REFERENCE
    ? null
    : `The reference must be one line of ${LONGEST_REFERENCE} characters or fewer`;
}

/** Looked-up locations, which many jobs share. `options`: the places that one may mean. `isUnknown`: it names no known place. */
export type KnownPlaces = Map<string, { options: string[] | null; isUnknown: boolean }>;

/** Refuses a location that names several places. An unknown location is accepted as it is. */
export async function findPlaceFault(
  transaction: Transaction<DB>,
  { location, status }: Pick<WrittenJob, 'location' | 'status'>,
  known: KnownPlaces,
): Promise<{ errors: FormErrors; options: string[] } | null> {
  if (status !== 'open') return null;
  let place = known.get(location);
  if (place === undefined) {
    const unclear = await findUnclearPlaces(transaction, location);
    const several = unclear.find(({ kind }) => kind === 'several');
    place = {
      options: several?.options.map((option) => location.replace(several.part, () => option)) ?? null,
      isUnknown: unclear.some(({ kind }) => kind === 'unknown'),
    };
    known.set(location, place);
  }
  const { options } = place;
  return options && { errors: { location: `Choose which place: ${options.join('; ')}` }, options };
}
