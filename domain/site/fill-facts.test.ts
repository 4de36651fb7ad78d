import { expect, test } from 'vitest';
import { fillDocument, fillFacts } from './fill-facts.ts';
import { agency } from './site.ts';

test('facts take the place of their names, and other braces stay', () => {
  expect(fillFacts('{agency}, {phone}: {agency} {name} {')).toBe(
    `${agency().name}, ${agency().phone.shown}: ${agency().name} {name} {`,
  );
});

test('a document is filled at every depth, and keeps what is not text', () => {
  const document = { lead: 'By {agencyShort}', sections: [{ list: ['{email}', 3], of: null }] };
  expect(fillDocument(document)).toEqual({
    lead: `By ${agency().shortName}`,
    sections: [{ list: [agency().email, 3], of: null }],
  });
});
