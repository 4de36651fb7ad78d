import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ARTICLE_CATEGORIES } from '#domain/article/article.ts';
import { categoryRule } from './article-category.tsx';

const tokens = readFileSync('app/ui/styles/tokens.css', 'utf8');
const ruleColours = ARTICLE_CATEGORIES.map((category) => categoryRule(category).replace('border-', ''));

function valuesOf(name: string): string[] {
  const [, light = '', dark = ''] =
    new RegExp(`--color-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens) ?? [];
  return [light, dark];
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const part = Number.parseInt(colour.slice(place, place + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test('each category has a colour of its own, and none has that of a kind of work', () => {
  expect(ruleColours).toEqual(['azure', 'brand', 'plum', 'terracotta', 'control']);
});

test('the word on a badge can be read, light and dark', () => {
  for (const name of ruleColours.slice(0, -1)) {
    const [words, grounds] = [valuesOf(name), valuesOf(`${name}-soft`)];
    for (const scheme of [0, 1]) {
      expect(contrast(words[scheme] ?? '', grounds[scheme] ?? ''), name).toBeGreaterThanOrEqual(4.5);
    }
  }
});
