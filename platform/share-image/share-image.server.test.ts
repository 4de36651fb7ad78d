import { expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { readSafeSvg } from '#domain/brand/safe-svg.ts';
import { pixelAt } from '#tests/support/pictures.ts';
import { drawLogoPicture, resizeSvg } from './logo-picture.server.ts';
import { drawShareImage, type ShareImage } from './share-image.server.ts';

const drawn = { accent: brand.drawing.accent, word: brand.drawing.word };
const draw = (logo: ShareImage['logo']) =>
  drawShareImage({
    colour: brand.colour,
    logo,
    title: 'Lighthouse keeper',
    facts: ['£40,000 a year'],
    accent: 'brand',
  });

test('a logo that is drawn is drawn, also where its name comes along', async () => {
  const named = { ...drawn, name: brand.drawing.name };
  expect((await draw(named)).equals(await draw(drawn))).toBe(true);
});

test('without a drawing the name is written as text', async () => {
  const [one, other] = await Promise.all([draw({ name: 'Harbour' }), draw({ name: 'Vale' })]);
  expect(one.equals(other)).toBe(false);
  expect(one.equals(await draw(drawn))).toBe(false);
});

const RED = '#c8102e';

// Drawing programs write styles as classes, which not every library draws.
test.each([
  ['a few pixels wide', '0 0 24 6'],
  ['thousands of pixels wide', '0 0 48000 12000'],
])('an SVG file %s is drawn on white, at the size that there is room for', async (_, viewBox) => {
  const [, , width, height] = viewBox.split(' ');
  const read = readSafeSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><style>.a{fill:#c8102e}</style><rect class="a" width="${width}" height="${height}"/></svg>`,
  );
  if (!read.ok) throw new Error(read.problem);
  const png = await draw({ picture: await drawLogoPicture(resizeSvg(read)) });
  const [left, middle] = [72 + 8, 82];
  expect(await pixelAt(png, left + 2, middle)).toBe(RED);
  expect(await pixelAt(png, left + 200, middle)).toBe(RED);
  expect(await pixelAt(png, left - 5, middle)).toBe('#ffffff');
});
