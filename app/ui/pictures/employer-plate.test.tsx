import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { demoJobs } from '#db/seed/jobs.ts';
import { EmployerPlate } from './employer-plate.tsx';
import { SECTOR_TILES } from './sector-tiles.ts';

const plate = (company: string, title = 'Accountant') =>
  renderToStaticMarkup(<EmployerPlate company={company} title={title} />);

test('an employer has one plate, for every job of one collar', () => {
  expect(plate('Calder & Finch Logistics', 'Van driver')).toBe(plate('Calder & Finch Logistics', 'Transport planner'));
});

test('the initial leaves out an article and signs before the name', () => {
  expect(plate('The Rowanmere Clinic')).toContain('>R<');
  expect(plate('“élan” Interiors')).toContain('>É<');
  expect(plate('3D Print Works')).toContain('>3<');
});

test("an employer's logo stands in the place of the plate", () => {
  const markup = renderToStaticMarkup(<EmployerPlate company="A" title="B" size={96} logo="/logos/a.webp" />);
  expect(markup).toContain('src="/logos/a.webp"');
  expect(markup).toContain('width="96"');
});

test('a hundred plates add at most 60 bytes each to a compressed list', () => {
  const rows = Array.from({ length: 100 }, (_, index) => demoJobs[index % demoJobs.length]).flatMap((job) => job ?? []);
  const list = (hasPlates: boolean) =>
    rows
      .map(({ company, title, description }) => {
        const picture = hasPlates ? plate(company, title) : '';
        return `<li>${picture}<h3>${title}</h3><p>${company}</p>${description}</li>`;
      })
      .join('');
  const size = (hasPlates: boolean) => brotliCompressSync(list(hasPlates)).length;
  expect((size(true) - size(false)) / rows.length).toBeLessThanOrEqual(60);
});

test('the patterns of the style sheet are those of the sectors', () => {
  const css = readFileSync(new URL('../styles/plates.css', import.meta.url), 'utf8');
  for (const [sector, [width, height, lines]] of Object.entries(SECTOR_TILES)) {
    const rule = css.split(`.plate-${sector} {`)[1]?.split('}')[0];
    expect(rule).toContain(`width='${width}' height='${height}'`);
    expect(rule).toContain(`d='${lines}'`);
  }
});
