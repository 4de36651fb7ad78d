import { expect, test } from 'vitest';
import { foldText } from './fold.ts';

test.each([
  ['Café', 'Cafe'],
  ['Cafe\u0301', 'Cafe'],
  ['Straße STRAẞE', 'Strasse STRASSE'],
  ['Ærø, Łódź, Þór, đ', 'AEro, Lodz, THor, d'],
  ['\ufb01t \uff21\uff22\uff23', 'fit ABC'],
  ['book\u00adkeeper\u200b', 'bookkeeper'],
  ['Acme™', 'Acme '],
  ['£20 – 5 o’clock', '£20 – 5 o’clock'],
])('%j without accents is %j', (text, plain) => {
  expect(foldText(text)).toBe(plain);
});
