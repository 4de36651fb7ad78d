import { expect, test } from 'vitest';
import { markLines } from './mark-lines.ts';

const mark = (text: string, kind: Parameters<typeof markLines>[3], start = 0, end = text.length) => {
  const { from, to, text: marked } = markLines(text, start, end, kind);
  return text.slice(0, from) + marked + text.slice(to);
};

test.each([
  ['Pay', 'heading', '## Pay'],
  ['## Pay', 'subheading', '### Pay'],
  ['## Pay', 'heading', 'Pay'],
  ['One\n\nTwo', 'point', '- One\n\n- Two'],
  ['- One\nTwo', 'point', '- One\n- Two'],
  ['- One\n- Two', 'point', 'One\nTwo'],
  ['Pay', 'bold', '**Pay**'],
  ['**Pay**', 'bold', 'Pay'],
  ['**Pay**', 'point', '- Pay'],
  ['', 'heading', ''],
] as const)('%j marked as %s is %j', (text, kind, marked) => expect(mark(text, kind)).toBe(marked));

test('only the lines that the selection touches change', () => {
  expect(mark('One\nTwo\nThree', 'heading', 5, 5)).toBe('One\n## Two\nThree');
  expect(mark('One\nTwo\nThree', 'heading', 0, 0)).toBe('## One\nTwo\nThree');
});
