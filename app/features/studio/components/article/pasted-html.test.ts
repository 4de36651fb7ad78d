import { expect, test } from 'vitest';
import { formatOf, type PastedNode, plainText } from './pasted-html.ts';

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
  expect(formatOf(page).split('\n')).toEqual([
    '## Pay first',
    'Say it in the advert, on the board.',
    'And again.',
    '**A range**',
    '- From',
    '- To',
    '- And beyond',
    '### How much exactly',
    'Welder',
    '£16',
  ]);
});

test('Word writes lists as paragraphs, with the bullet in the text', () => {
  const bullet = span('mso-list:Ignore', '·', span(null, '\u00a0\u00a0'));
  const point = (words: string) => p('margin-left:36pt;mso-list:l0 level1 lfo1', bullet, words);
  expect(formatOf(body(null, point('From'), point('To')))).toBe('- From\n- To');
});

test('Google Docs wraps everything in a b of normal weight, and writes bold as a style', () => {
  const copied = b(
    'font-weight:normal;',
    element('H2')(null, span('font-weight:400', 'Pay')),
    p(null, span('font-weight:700', 'A range')),
    p(null, span('font-weight:400', 'Plain')),
  );
  expect(formatOf(body(null, copied))).toBe('## Pay\n**A range**\nPlain');
});

test('what would end a bold line is left out of it', () => {
  expect(formatOf(body(null, p(null, b(null, 'From** £20*'))))).toBe('**From £20**');
});

test('characters that an article may not hold are left out', () => {
  expect(plainText(' a\u0000b\u202ec\u200b \u00a0 d\u2028e\ud800 ')).toBe('a bc d e\ufffd');
});
