import { expect, test } from 'vitest';
import { repairText } from './broken-text.ts';

const broken = (text: string): string => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));

test.each([
  'Café Manager',
  '£13.60 per hour',
  'It’s “a” small – team…',
  'Zoë Łukasz, naïve',
  '• Pay €20 ™',
  'Warm 🙂 team',
])('%s is mended once and twice', (text) => {
  expect(repairText(broken(text))).toBe(text);
  expect(repairText(broken(broken(text)))).toBe(text);
  expect(repairText(text)).toBe(text);
});

test('text that was read as Mac OS Roman is mended', () => {
  expect(repairText('Caf√© ¬£13.60 ‚Äì It‚Äôs ‚Äúgood‚Äù ‚Ä¢ ‚Ç¨40k¬†')).toBe('Café £13.60 – It’s “good” • €40k\u00a0');
  for (const sound of ['¬ not', '√2', '√9 and √16', '‚quoted‘', 'not ¬A']) expect(repairText(sound)).toBe(sound);
});

test('question marks instead of pound signs and apostrophes are mended', () => {
  expect(repairText('?26,000 - ?28000 or (?13.60 ph), up to ?30k')).toBe('£26,000 - £28000 or (£13.60 ph), up to £30k');
  expect(repairText('We?re sure you don?t mind: it?s good.')).toBe('We’re sure you don’t mind: it’s good.');
  const address = 'https://mail.example/jobs?t=1 /it?s=2 ?1 who? Are you sure?';
  expect(repairText(address)).toBe(address);
});

test('text of Excel for Mac that was read as Windows-1252 is mended', () => {
  expect(repairText('ItÕs a cafŽ Ð weÕre ÒgoodÓ\n¥ Driving')).toBe('It’s a café – we’re “good”\n• Driving');
  for (const sound of ['Žižek', 'LÕES', 'Ðorđe', 'Òscar', 'JOŽE', '¥500']) expect(repairText(sound)).toBe(sound);
});

test('line ends of Excel are line ends', () => {
  expect(repairText('Good_x000D_\nBetter_x000D_')).toBe('Good\nBetter\n');
});

test('signs that lost a byte are mended, and sound text stays', () => {
  expect(repairText('â€œYesâ€ Â 30 Â')).toBe('“Yes”  30 ');
  expect(repairText('œ13.60 and \ufffd26,000; don\ufffdt')).toBe('£13.60 and £26,000; don’t');
  for (const sound of ['Cœur de Lion', '«CAFÉ»', 'Âge', 'Château', 'Ångström', 'Straße', 'ÄÖÜ', 'São'])
    expect(repairText(sound)).toBe(sound);
});
