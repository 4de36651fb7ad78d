import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SECTORS } from '#domain/job/sector.ts';
import { SectorBand } from './sector-band.tsx';
import { SECTOR_CELLS } from './sector-cells.ts';

test.each(SECTORS)('the band of %s is decorative, the same every time, and light', (sector) => {
  const markup = renderToStaticMarkup(<SectorBand sector={sector} />);
  expect(markup).toContain('aria-hidden="true"');
  expect(renderToStaticMarkup(<SectorBand sector={sector} />)).toBe(markup);
  expect(markup).not.toMatch(/NaN|undefined/);
  expect(markup.length).toBeLessThan(5000);
});

test('a cell can be moved: nothing but its beginnings is absolute', () => {
  expect(Object.values(SECTOR_CELLS).flat().join('')).not.toMatch(/[LHVCAQST]/);
});

test('a band in a row of bands goes without the accent', () => {
  expect(renderToStaticMarkup(<SectorBand sector="law" isPlain />)).not.toContain('coral');
});
