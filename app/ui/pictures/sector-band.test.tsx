import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SECTORS } from '#domain/job/trade.ts';
import { SectorBand } from './sector-band.tsx';

test.each(SECTORS)('the band of %s is decorative, the same every time, and light', (sector) => {
  const markup = renderToStaticMarkup(<SectorBand sector={sector} />);
  expect(markup).toContain('aria-hidden="true"');
  expect(renderToStaticMarkup(<SectorBand sector={sector} />)).toBe(markup);
  expect(markup).not.toMatch(/NaN|undefined/);
  expect(markup.length).toBeLessThan(5000);
});

test('a cell keeps its shape where it is moved to', () => {
  // The arc of a ripple ends at its own point: both its ends move by whole tiles.
  expect(renderToStaticMarkup(<SectorBand sector="sales" />)).toContain('h7A21 21 0 0 0 ');
});

test('a band in a row of bands goes without the accent', () => {
  expect(renderToStaticMarkup(<SectorBand sector="law" isPlain />)).not.toContain('coral');
});
