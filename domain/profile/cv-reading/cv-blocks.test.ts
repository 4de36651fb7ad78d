import { expect, test } from 'vitest';
import { toCvBlocks } from './cv-blocks.ts';
import { MARKS } from './cv-lines.ts';

test('keeps every line in reading order, with headings apart', () => {
  const size = `${MARKS.size}180${MARKS.size}`;
  const text = [
    `${size}Wren Halloran`,
    'Date of birth: 1 May 1990',
    '',
    MARKS.columns,
    'Employment',
    `Keeper${MARKS.cell}2019 - 2024`,
    `Bell Rock${MARKS.type}Trust`,
    MARKS.nextColumn,
    'Skills',
    'Lights, Fog horns',
    MARKS.endOfColumns,
    'Two languages',
  ].join('\n');
  expect(toCvBlocks(text)).toEqual([
    { kind: 'text', text: 'Wren Halloran\nDate of birth: 1 May 1990' },
    { kind: 'heading', text: 'Employment' },
    { kind: 'text', text: 'Keeper\u20032019 - 2024\nBell Rock Trust' },
    { kind: 'heading', text: 'Skills' },
    { kind: 'text', text: 'Lights, Fog horns' },
    { kind: 'text', text: 'Two languages' },
  ]);
});

test('a document without text has no blocks', () => {
  expect(toCvBlocks(` \n\t\n${MARKS.columns}\n`)).toEqual([]);
});
