/** A colleague's fixes of an imported job. They are stored with the job and hold until the source changes the value. */
import type { Fields } from '#app/web/form/read.server.ts';

export type Mending = Record<string, [fileValue: string, typed: string]>;

/** Excludes answers to the advert guard, which has its own log, and the reference, which identifies the job. */
const isStoredFix = (field: string): boolean => field !== 'reference' && !/^(asked|because)_/.test(field);

export const toStoredFixes = (fileValues: Fields, mended: Fields | null): Mending =>
  Object.fromEntries(
    Object.entries(mended ?? {})
      .filter(([field]) => isStoredFix(field))
      .map(([field, typed]) => [field, [fileValues[field] ?? '', typed]]),
  );

/** The fixes whose source value is unchanged. */
export const findValidFixes = (fileValues: Fields, mending: Mending): Fields =>
  Object.fromEntries(
    Object.entries(mending).flatMap(([field, [before, typed]]) =>
      (fileValues[field] ?? '') === before ? [[field, typed]] : [],
    ),
  );
