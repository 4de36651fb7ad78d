/** What a colleague mended of a job from outside. It is kept with the job, and holds as long as the source says the same. */
import type { Fields } from '#app/web/form/read.server.ts';

/** By field: what the source had, and what was typed in its place. */
export type Mending = Record<string, [fileValue: string, typed: string]>;

/** Answers to the guard are in its own log, and a reference is what a job is known by. */
const isKept = (field: string): boolean => field !== 'reference' && !/^(asked|because)_/.test(field);

export const mendingOf = (fileValues: Fields, mended: Fields | null): Mending =>
  Object.fromEntries(
    Object.entries(mended ?? {})
      .filter(([field]) => isKept(field))
      .map(([field, typed]) => [field, [fileValues[field] ?? '', typed]]),
  );

/** What still holds of it. */
export const stillMended = (fileValues: Fields, mending: Mending): Fields =>
  Object.fromEntries(
    Object.entries(mending).flatMap(([field, [before, typed]]) =>
      (fileValues[field] ?? '') === before ? [[field, typed]] : [],
    ),
  );
