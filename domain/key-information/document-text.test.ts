import { expect, test } from 'vitest';
import { ENGAGEMENTS } from '#domain/assignment/assignment.ts';
import { KEY_INFORMATION } from '#tests/support/assignments.ts';
import { documentText } from './document-text.ts';
import { enforcerOn } from './enforcer.ts';
import { KEY_INFORMATION_LAW, type KeyInformation } from './key-information.ts';
import { listUnprintable } from './printable.ts';

const info = (engagement: KeyInformation['engagement']): KeyInformation => ({
  ...KEY_INFORMATION,
  engagement,
  ...(engagement !== 'paye' && {
    intermediary: 'Parasol & Co Ltd',
    connection: 'Nothing binds them',
    workerRate: 11.9,
  }),
  ...(engagement === 'umbrella' && { incomeDeductions: 'A margin of £20' }),
});

test.each(ENGAGEMENTS)('%s: title, statement, facts and example', (engagement) => {
  const { title, statement, sections } = documentText(info(engagement), 3, '2026-11-26');
  expect(title).toBe('Key Information Document');
  expect(statement.join(' ')).toContain('key information about your relationship with us');
  expect(statement.at(-1)).toContain('Fair Work Agency');
  const rows = sections.flatMap((section) => section.rows);
  const words = rows.map(({ value }) => value).join('\n');
  for (const text of ['Wren Halloran', 'Tidewell Recruitment Ltd', 'Every week', 'Expected £13.50 an hour', '12.07%'])
    expect(words).toContain(text);
  for (const { label, value } of rows) expect(value.trim(), label).not.toBe('');
  expect(rows.at(-1)).toMatchObject({ isSum: true });
});

test('with a company between, who it is, what binds it to us and what it deducts', () => {
  const words = JSON.stringify(documentText(info('umbrella'), 1, '2026-11-26'));
  for (const text of ['Parasol & Co Ltd', 'Nothing binds them', 'A margin of £20', 'Expected £11.90 an hour'])
    expect(words).toContain(text);
  expect(JSON.stringify(documentText(info('paye'), 1, '2026-11-26'))).not.toContain('umbrella');
});

test('names who enforces it on the day', () => {
  expect(enforcerOn('2026-04-06').name).toContain('Inspectorate');
  expect(enforcerOn('2026-04-07').name).toBe('Fair Work Agency');
  expect(enforcerOn('2019-01-01').name).toContain('Inspectorate');
});

test('names its law, with its date and where to read it', () => {
  expect(KEY_INFORMATION_LAW.inForce).toBe('2020-04-06');
  expect(KEY_INFORMATION_LAW.url).toMatch(/^https:\/\/www\.legislation\.gov\.uk\//);
});

test('letters of Latin scripts can be printed, others are named', () => {
  expect(listUnprintable('Łukasz Żółć, Nguyễn Thị Ánh, Çağrı, O’Brien, Šárka – £20')).toEqual([]);
  expect(listUnprintable('Siobha\u0301n')).toEqual([]);
  expect(listUnprintable('Иван 王 🙂 a\u0007')).toEqual(['И', 'в', 'а', 'н', '王', '🙂', '\u0007']);
});
