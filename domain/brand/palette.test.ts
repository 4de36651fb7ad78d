import { expect, test } from 'vitest';
import { OWN_LOOK } from './look.ts';
import { contrast, findPaletteError, inHueOf, paletteOf } from './palette.ts';

const COLOURS = [
  ...Array.from({ length: 36 }, (_, tenth) => [20, 45].map((light) => [tenth * 10, light] as const))
    .flat()
    .map(([hue, light]) => hexOfHsl(hue, 80, light)),
  '#000000',
  '#14513e',
  '#5b2a86',
  '#8a1538',
  '#595959',
];

function hexOfHsl(hue: number, saturation: number, light: number): string {
  const amount = (saturation / 100) * Math.min(light / 100, 1 - light / 100);
  const part = (n: number) => {
    const k = (n + hue / 30) % 12;
    return Math.round(255 * (light / 100 - amount * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}

const readable = COLOURS.filter((colour) => findPaletteError(colour) === null);

test.each(readable)('text in what follows from %s can be read', (colour) => {
  const palette = paletteOf(colour);
  const [lightBrand, darkBrand] = palette.brand;
  const pairs: [string, string, string][] = [
    ['brand on its tint', lightBrand, palette['brand-soft'][0]],
    ['hover on paper', palette['brand-strong'][0], '#f6f8f5'],
    ['on brand', palette['on-brand'][0], lightBrand],
    ['on hover', palette['on-brand'][0], palette['brand-strong'][0]],
    ['on deep', palette['on-deep'][0], palette.deep[0]],
    ['softly on deep', palette['on-deep-soft'][0], palette.deep[0]],
    ['accent on deep', palette['on-deep-accent'][0], palette.deep[0]],
    ['dark: accent on deep', palette['on-deep-accent'][1], palette.deep[1]],
    ['ink on the tint', '#13201a', palette['brand-soft'][0]],
    ['dark: brand on paper', darkBrand, '#101613'],
    ['dark: brand on surface', darkBrand, '#171f1b'],
    ['dark: brand on sand', darkBrand, '#262118'],
    ['dark: brand on its tint', darkBrand, palette['brand-soft'][1]],
    ['dark: on brand', palette['on-brand'][1], darkBrand],
    ['dark: on deep', palette['on-deep'][1], palette.deep[1]],
    ['dark: softly on deep', palette['on-deep-soft'][1], palette.deep[1]],
    ['dark: ink on the tint', '#e8eeea', palette['brand-soft'][1]],
  ];
  for (const [name, one, other] of pairs)
    expect(contrast(one, other), `${name}: ${one} on ${other}`).toBeGreaterThanOrEqual(4.5);
});

test('most dark colours will do, and light ones are refused with what is missing', () => {
  expect(readable.length).toBeGreaterThan(40);
  expect(findPaletteError('#ffd400')).toMatch(/its contrast is 1\.\d to 1 and must be 4\.5 to 1\. Choose a darker one/);
  expect(findPaletteError('#ffffff')).not.toBeNull();
});

test('pictures of the product keep its shades; in another hue they are as light', () => {
  expect(inHueOf(OWN_LOOK.colour, '#0f3b2e')).toBe('#0f3b2e');
  for (const colour of readable) {
    const inHue = (shade: string) => inHueOf(colour, shade);
    for (const ink of ['#eef5f0', '#b5cfc3', '#86cfae'])
      expect(contrast(inHue(ink), inHue('#0f3b2e')), `${ink} in the hue of ${colour}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#13201a', inHue('#dcebe3')), colour).toBeGreaterThanOrEqual(4.5);
  }
});
