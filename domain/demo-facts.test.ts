import { expect, test } from 'vitest';
import { findDemoFacts } from './demo-facts.ts';

const find = (text: string) => findDemoFacts([{ file: 'content/company.ts', text }]).map(({ value }) => value);

test.each([
  ["name: 'Tidewell Recruitment'", ['Tidewell']],
  ["email: 'hello@tidewell.example'", ['hello@tidewell.example']],
  ["email: 'hello@another.example',", ['hello@another.example']],
  ["url: 'https://ai.tidewell.example'", ['https://ai.tidewell.example']],
  ["shown: '020 7946 0142', dialled: '+442079460142'", ['020 7946 0142', '+442079460142']],
  ["shown: '028 9649 6014'", ['028 9649 6014']],
  ["shown: '0161 496 0999'", ['0161 496 0999']],
  ["mobile: '07700 900123'", ['07700 900123']],
  ['company number 00000000', ['00000000']],
  ['Tide House, 4 Staithe Row, London E99 1ZZ', ['Tide House', 'Staithe Row', 'E99 1ZZ']],
  ['author: Ruth Adeyemi', ['Ruth Adeyemi']],
])('a fact of the demo is found: %s', (text, values) => {
  expect(find(text)).toEqual(values);
});

test.each([
  "name: 'Harbourline'",
  "email: 'hello@harbourline.co.uk'",
  "shown: '020 7123 0142', dialled: '+442071230142'",
  'company number 09876543',
  'for example, and in an example',
  'a demonstration of DEMOCRACY',
])('a fact of another agency is not reported as a demo fact: %s', (text) => {
  expect(find(text)).toEqual([]);
});

test('a fact is listed once for each file, with all its lines', () => {
  const text = 'Tidewell\n\nTidewell and Tidewell';
  expect(
    findDemoFacts([
      { file: 'a', text },
      { file: 'b', text },
    ]),
  ).toEqual([
    { file: 'a', lines: [1, 3], what: 'demo name', value: 'Tidewell' },
    { file: 'b', lines: [1, 3], what: 'demo name', value: 'Tidewell' },
  ]);
});
