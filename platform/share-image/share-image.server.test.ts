import { expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
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

test('without a drawing the name is set in type', async () => {
  const [one, other] = await Promise.all([draw({ name: 'Harbour' }), draw({ name: 'Vale' })]);
  expect(one.equals(other)).toBe(false);
  expect(one.equals(await draw(drawn))).toBe(false);
});
