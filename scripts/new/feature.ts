import {
  checkWords,
  insertAfter,
  listAreas,
  newFile,
  Refused,
  readText,
  type Scaffold,
  toCamel,
  toSentence,
} from './scaffold.ts';

const ROOMS = 'scripts/house/rooms.ts';

/** A feature with its first schema and a test. */
export const feature: Scaffold = {
  takes: 'AREA/NOUNS',
  plan: (root, name) => {
    const [area = '', noun = '', ...others] = name.split('/');
    const areas = listAreas(root);
    if (others.length > 0 || !areas.includes(area))
      throw new Refused(`'${name}' must begin with an area and a slash. Areas: ${areas.join(', ')}`);
    const words = checkWords(noun);
    const folder = `app/features/${area}/${words}`;
    return [
      newFile(root, `${folder}/README.md`, writeReadme(words)),
      newFile(root, `${folder}/schema.ts`, writeSchema(words)),
      newFile(root, `${folder}/schema.test.ts`, writeTest(words)),
      // Inserts before the last feature, which may import all others.
      {
        file: ROOMS,
        text: insertAfter(
          readText(root, ROOMS),
          /FEATURES = \[[^\]]*(?=\n {2}'[\w/-]+',\n\];)/,
          `\n  '${area}/${words}',`,
        ),
      },
    ];
  },
  next: [
    'Say in its README.md what the noun is, what it owns and which gates its commands demand, in at most 20 lines.',
    'Replace the fields in schema.ts, and test what they refuse.',
    'FEATURES in scripts/house/rooms.ts: a feature may use only those before it.',
  ],
};

const writeReadme = (words: string) => `# ${toSentence(words)}

What the noun is, in a sentence or two.

- Owns: its tables.
- \`schema.ts\`: its shapes, for browser and server.
- Gates: which proofs its commands demand.
`;

const writeSchema = (words: string) => `/** Shapes of ${words}, for browser and server. */
import { z } from 'zod';

export const ${toCamel(words)}Schema = z.strictObject({ name: z.string().trim().min(1).max(100) });
`;

const writeTest = (words: string) => `import { expect, test } from 'vitest';
import { ${toCamel(words)}Schema } from './schema.ts';

test('a name is kept without the spaces around it', () => {
  expect(${toCamel(words)}Schema.parse({ name: ' Ouse ' })).toEqual({ name: 'Ouse' });
});

test.each([{}, { name: ' ' }, { name: 'x'.repeat(101) }, { name: 'Ouse', other: 1 }])('%j is refused', (value) => {
  expect(${toCamel(words)}Schema.safeParse(value).success).toBe(false);
});
`;
