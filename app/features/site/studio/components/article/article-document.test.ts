import { expect, test } from 'vitest';
import { seededContent } from '#db/seed/seed-content.server.ts';
import { readArticleBody } from '#domain/article/article.ts';
import { bodyOf, documentOf } from './article-document.ts';

const articles = seededContent().articles.map(({ slug, body }) => ({ slug, body }));

test.each(articles)('$slug comes out of the editor as it went in', ({ body }) => {
  expect(bodyOf(documentOf(body))).toBe(body);
});

function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const PIECES = [
  '## ',
  '### ',
  '#### ',
  '#',
  '- ',
  '-',
  '-  ',
  '**',
  '*',
  '****',
  ' ',
  '  ',
  '\t',
  '\u00a0',
  '\ufeff',
  '\n',
  '\n\n',
  '\n\n\n',
  '\r\n',
  '\r',
  '\n \n',
  '\n\t',
  '\u2028',
  'Pay first',
  'a',
  '**Bold**',
  '£12.21 an hour',
  'naïve',
  '👩‍🔧',
  '<b>no</b>',
  '[words](/jobs)',
  '![The quay](9b6c1a64-5f63-4c6b-8b0e-3f0d6b0a7c11)',
  '![](9b6c1a64-5f63-4c6b-8b0e-3f0d6b0a7c11)',
  '![no](picture)',
  '\ud800',
];

function randomBody(seed: number): string {
  const below = numbersFrom(seed);
  return Array.from({ length: below(40) }, () => PIECES[below(PIECES.length)]).join('');
}

const bodies = Array.from({ length: 1_000 }, (_, seed) => randomBody(seed));

test('1,000 random bodies come out as they went in, blanks and line breaks too', () => {
  for (const body of bodies) expect(bodyOf(documentOf(body))).toBe(body);
});

test('the editor shows the blocks that pages show', () => {
  for (const body of [...bodies, ...articles.map((article) => article.body)]) {
    const editorLines = documentOf(body).content.content.flatMap((node) => {
      const kind = node.type.name;
      if (kind === 'list') return { kind, items: node.content.content.map(({ textContent }) => textContent) };
      return node.textContent === '' && kind === 'paragraph' ? [] : { kind, text: node.textContent };
    });
    const read = readArticleBody(body).map((block) =>
      block.kind === 'list' ? block : { kind: block.kind, text: block.text },
    );
    expect(editorLines).toEqual(read);
  }
});
