import { expect, test } from 'vitest';
import { GOOD_DRAWING, HOSTILE_DRAWINGS } from '#tests/support/hostile-drawings.ts';
import { readSafeSvg } from './safe-svg.ts';

test.each(HOSTILE_DRAWINGS)('refused with words: %s', (_what, svg, words) => {
  const read = readSafeSvg(svg);
  expect(read).toMatchObject({ ok: false, problem: expect.stringMatching(words) });
});

test('the visible drawing is kept, and additions of programs are left out', () => {
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
  expect(read.ok && readSafeSvg(read.svg)).toEqual(read);
});

test('a few masks and dashes are kept, and a style without any', () => {
  const inside =
    '<style><!-- Made by a program -->.a{fill:#123;stroke-dasharray:none;mask:none}</style>' +
    '<mask id="m"><path d="M0 0h9v9z"/></mask><g mask="url(#m)"><path d="M0 0h9" stroke-dasharray="2 3"/></g>';
  const read = readSafeSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`);
  expect(read).toMatchObject({ ok: true, svg: expect.stringContaining('stroke-dasharray="2 3"') });
});
