/**
 * How often a file may still use a word that names no subject. These numbers only fall. The remaining uses are an operating-system user, a
 * stop word of searches, a key of the downloaded data, and texts of the demo agency in tests.
 */
export const WORDS_LEFT: Readonly<Record<string, number>> = {
  'app/features/core/data-requests/queries/own-data-sections.server.ts': 1,
  'domain/text/question-words.ts': 1,
  'scripts/house/words.ts': 5,
  'app/features/site/services/tests/services.test.ts': 3,
};
