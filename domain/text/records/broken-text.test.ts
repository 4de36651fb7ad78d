import { expect, test } from 'vitest';
import { mendText } from './broken-text.ts';

/** Decodes UTF-8 as Windows-1252, as a program does by mistake. */
const broken = (text: string): string => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));

test.each([
  'Café Manager',
  '£13.60 per hour',
  'It’s “a” small – team…',
  'Zoë Łukasz, naïve',
  '• Pay €20 ™',
  'Warm 🙂 team',
])('%s is mended once and twice', (text) => {
  expect(mendText(broken(text))).toBe(text);
  expect(mendText(broken(broken(text)))).toBe(text);
  expect(mendText(text)).toBe(text);
});

test('signs that lost a byte are mended, and sound text stays', () => {
  expect(mendText('â€œYesâ€ Â 30 Â')).toBe('“Yes”  30 ');
  expect(mendText('œ13.60 and \ufffd26,000; don\ufffdt')).toBe('£13.60 and £26,000; don’t');
  for (const sound of ['Cœur de Lion', '«CAFÉ»', 'Âge', 'Château', 'Ångström', 'Straße', 'ÄÖÜ', 'São'])
    expect(mendText(sound)).toBe(sound);
});
