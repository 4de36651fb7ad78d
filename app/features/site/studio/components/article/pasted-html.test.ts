import { expect, test } from 'vitest';
import { convertToArticleText, type PastedNode, plainText } from './pasted-html.ts';

type Child = PastedNode | string;

const element =
  (nodeName: string) =>
  (style: string | null, ...children: Child[]): PastedNode => ({
    nodeName,
    nodeValue: null,
    childNodes: children.map((child) =>
      typeof child === 'string' ? { nodeName: '#text', nodeValue: child, childNodes: [] } : child,
    ),
    getAttribute: (name) => (name === 'style' ? style : null),
  });
const body = element('BODY');
const p = element('P');
const b = element('B');
const span = element('SPAN');
const ul = element('UL');
const li = element('LI');

test('headings, lists and bold lines of any page stay, and all else becomes plain text', () => {
  const page = body(
    null,
    element('H1')(null, 'Pay ', span('color:red', 'first')),
    p(
      null,
      'Say it in the ',
      b(null, 'advert'),
      ', on ',
      element('A')(null, 'the board'),
      '.',
      element('BR')(null),
      'And again.',
    ),
    p(null, b(null, 'A range')),
    ul(null, li(null, p(null, 'From')), '\n', li(null, 'To', ul(null, li(null, 'And beyond')))),
    element('H4')(null, 'How much', element('BR')(null), 'exactly'),
    element('TABLE')(null, element('TD')(null, 'Welder'), element('TD')(null, '£16')),
    element('SCRIPT')(null, 'alert(1)'),
    p('display:none', 'Hidden'),
    p(null, '  '),
  );
  expect(convertToArticleText(page).split('\n')).toEqual([
    '## Pay first',
    'Say it in the advert, on the board.',
    'And again.',
    '**A range**',
    '- From',
    '- To',
    '- – And beyond',
    '### How much exactly',
    'Welder',
    '£16',
  ]);
});

test('Word writes lists as paragraphs, with the bullet in the text', () => {
  const bullet = span('mso-list:Ignore', '·', span(null, '\u00a0\u00a0'));
  const point = (words: string) => p('margin-left:36pt;mso-list:l0 level1 lfo1', bullet, words);
  expect(convertToArticleText(body(null, point('From'), point('To')))).toBe('- From\n- To');
});

test('numbers of lists stay in the text, with their levels', () => {
  const ol = element('OL');
  expect(
    convertToArticleText(
      body(null, ol(null, li(null, p(null, 'Send')), li(null, 'Talk', ol(null, li(null, 'by phone'))))),
    ),
  ).toBe('1. Send\n2. Talk\n2.1. by phone');
  const alpha = (words: string) => li('list-style-type:lower-alpha', words);
  expect(
    convertToArticleText(
      body(null, ol(null, li(null, 'Send'), ol(null, alpha('now'), alpha('soon')), li(null, 'Start'))),
    ),
  ).toBe('1. Send\na. now\nb. soon\n2. Start');
  const roman = li('list-style-type:lower-roman', 'Read');
  expect(convertToArticleText(body(null, ol(null, roman, roman, roman, roman)))).toBe(
    'i. Read\nii. Read\niii. Read\niv. Read',
  );
  expect(convertToArticleText(body(null, ol(null, li(null, 'Pay', ul(null, li(null, 'weekly'))))))).toBe(
    '1. Pay\n- – weekly',
  );
});

test('Word writes numbers as text that it hides', () => {
  const point = (label: string, level: number, words: string) =>
    p(`mso-list:l0 level${level} lfo1`, span('mso-list:Ignore', label, span(null, '\u00a0\u00a0')), words);
  const pasted = [point('1.', 1, 'Send'), point('2.', 1, 'Talk'), point('a.', 2, 'by phone'), point('3.', 1, 'Start')];
  expect(convertToArticleText(body(null, ...pasted, point('·', 1, 'Ask'), point('o', 2, 'early')))).toBe(
    '1. Send\n2. Talk\na. by phone\n3. Start\n- Ask\n- – early',
  );
});

test('Google Docs wraps everything in a b of normal weight, and writes bold as a style', () => {
  const copied = b(
    'font-weight:normal;',
    element('H2')(null, span('font-weight:400', 'Pay')),
    p(null, span('font-weight:700', 'A range')),
    p(null, span('font-weight:400', 'Plain')),
  );
  expect(convertToArticleText(body(null, copied))).toBe('## Pay\n**A range**\nPlain');
});

test('characters that would end a bold line are left out of it', () => {
  expect(convertToArticleText(body(null, p(null, b(null, 'From** £20*'))))).toBe('**From £20**');
});

test('characters that an article may not hold are left out', () => {
  expect(plainText(' a\u0000b\u202ec\u200b \u00a0 d\u2028e\ud800 ')).toBe('a bc d e\ufffd');
});
