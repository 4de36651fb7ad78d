import { expect, test } from 'vitest';
import { GOOD_DRAWING, HOSTILE_DRAWINGS } from '#tests/support/hostile-drawings.ts';
import { readSafeSvg } from './safe-svg.ts';

test.each(HOSTILE_DRAWINGS)('refused with words: %s', (_what, svg, words) => {
  const read = readSafeSvg(svg);
  expect(read).toMatchObject({ ok: false, problem: expect.stringMatching(words) });
});

test('what a drawing shows is kept, and what programs add is left out', () => {
  const read = readSafeSvg(GOOD_DRAWING);
  expect(read).toEqual({
    ok: true,
    width: 240,
    height: 60,
    svg:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60" width="240" height="60">' +
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#123"></stop></linearGradient>' +
      '<linearGradient id="b" href="#a"></linearGradient></defs><style>.cls-1{fill:#5b2a86;opacity:.9}</style>' +
      '<g transform="translate(2 3)"><path class="cls-1" d="M0 0h200v50H0z"></path>' +
      '<circle cx="20" cy="20" r="9" fill="url(#b)"></circle></g></svg>',
  });
  // What it writes it also accepts, and changes no more.
  expect(read.ok && readSafeSvg(read.svg)).toEqual(read);
});
