/**
 * The short form, in `npm test`, proves every promise once and looks once at what is alike; the full one, in `npm run
 * test:full` and `npm run test:abuse`, at everything. Files named `….full.test.ts` belong to the full form alone (vitest.config.ts).
 */
export const isFullForm = process.env['TEST_FORM'] === 'full' || process.env['ABUSE_ROUNDS'] === 'full';

/** In the short form those at these places; other tests take other places of what is alike. */
export const someOf = <Item>(items: readonly Item[], ...places: number[]): readonly Item[] =>
  isFullForm ? items : items.filter((_, place) => places.includes(place));
