/**
 * The short form, in `npm test`, proves every promise once and looks once at what is alike. The full form, in `npm run
 * test:full` and `npm run test:abuse`, tries everything. `npm test` does not load a file that begins with `// @form full`
 * (full-form-files.ts).
 */
export const isFullForm = process.env['TEST_FORM'] === 'full' || process.env['ABUSE_ROUNDS'] === 'full';

/** The full form takes all items; the short form takes those at the given places. Similar tests take different places. */
export const someOf = <Item>(items: readonly Item[], ...places: number[]): readonly Item[] =>
  isFullForm ? items : items.filter((_, place) => places.includes(place));
