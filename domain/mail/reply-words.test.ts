import { expect, test } from 'vitest';
import { MORE_REPLIES, OWN_SENTENCES, withQuote } from '#tests/support/received-mail/more-replies.ts';
import { HTML_SHAPES, TEXT_SHAPES, WORDS } from '#tests/support/received-mail/reply-shapes.ts';
import { wordsOfParts } from './reply-words.ts';

const oneSpace = (text: string) => text.replaceAll(/\n+/g, '\n');

test.each(Object.keys(TEXT_SHAPES))('only the words of a person are left of a text by %s', (name) => {
  for (const words of Object.values(WORDS)) expect(wordsOfParts(TEXT_SHAPES[name]?.(words) ?? '', '')).toBe(words);
});

test.each(Object.keys(HTML_SHAPES))('only the words of a person are left of HTML by %s', (name) => {
  for (const words of Object.values(WORDS))
    expect(oneSpace(wordsOfParts('', HTML_SHAPES[name]?.(words) ?? ''))).toBe(oneSpace(words));
});

test.each(Object.entries(MORE_REPLIES))(
  'only the words of a person are left: %s',
  (_, { text = '', html = '', words }) => {
    expect(wordsOfParts(text, html)).toBe(words);
  },
);

test.each(OWN_SENTENCES)('a person’s own words stay: %s', (words) => {
  expect(wordsOfParts(withQuote(words), '')).toBe(words);
});

test('words in one paragraph with a notice stay', () => {
  const notice = 'This email is confidential. If you are not the intended recipient, please delete it.';
  expect(wordsOfParts(`Yes, Tuesday suits me.\n${notice}`, '')).toBe('Yes, Tuesday suits me.');
});

const QUOTE = 'On 27 November 2026 at 16:04, Tidewell <hello@jobs.example> wrote:';
const BLOCK =
  'From: Tidewell <hello@jobs.example>\nSent: 27 November 2026 16:04\nTo: Wyn Tarn\nSubject: A job\n\nCan you row?';

test.each([
  ['answers between quoted lines', `${QUOTE}\n> Can you row?\n\nYes.\n\n> And sail?\n\nNo.`, 'Yes.\n\nNo.'],
  ['words above and below', `Hello.\n\n${QUOTE}\n\n> Can you row?\n\nYes.\n\nSent from my iPhone`, 'Hello.\n\nYes.'],
  ['a lone line that begins with the mark', 'Yes.\n> inside\nAnd sail.', 'Yes.\n> inside\nAnd sail.'],
  ['quoted lines without a header', '> Can you row?\nYes\n> Can you sail?\nNo', 'Yes\nNo'],
  [
    'a quoted line that was wrapped',
    `Yes\n\n${QUOTE}\n> Can you come to our office in the old town hall of Barnstaple on\ntuesday\n> at ten?`,
    'Yes',
  ],
  ['words on the line of the header', `Yes please. ${QUOTE}\n> Can you row?`, 'Yes please.'],
  [
    'a header wrapped over three lines',
    'Yes\n\nOn Nov 30, 2026, at 12:47 PM, Tidewell <\n416ffd3258d4d2fa4c85cfa4c44e1721d66e3e8f4@jobs.example>\nwrote:\n\nCan you row?',
    'Yes',
  ],
  ['nothing above an unmarked quote', `${BLOCK}\n\nYes I can.`, 'Can you row?\n\nYes I can.'],
  [
    'a hint that the answers stand below',
    `Answers below in red.\n\n${BLOCK} YES`,
    'Answers below in red.\n\nCan you row? YES',
  ],
  [
    'a sentence that ends like a header',
    'On Monday I met Anna, who wrote:\nCome at ten.',
    'On Monday I met Anna, who wrote:\nCome at ten.',
  ],
  ['the advertisement of HEY', 'Yes.\n\nSent from HEY', 'Yes.'],
  ['a list of times', 'From: 9 am\nTo: 5 pm\nDate: Tuesday', 'From: 9 am\nTo: 5 pm\nDate: Tuesday'],
  [
    'words about sending',
    'I was asked for references.\nSent from my last employer are two letters, which I enclose.',
    'I was asked for references.\nSent from my last employer are two letters, which I enclose.',
  ],
  [
    'a forwarded email',
    'See this.\n\n---------- Forwarded message ---------\nFrom: Anna <anna@mail.example>\nDate: Fri, 27 Nov 2026 at 16:04\nSubject: Reference\nTo: Wyn <wyn@mail.example>\n\nShe was good.',
    'See this.\n\n---------- Forwarded message ---------\nFrom: Anna <anna@mail.example>\nDate: Fri, 27 Nov 2026 at 16:04\nSubject: Reference\nTo: Wyn <wyn@mail.example>\n\nShe was good.',
  ],
  ['a signature below two strokes', 'Yes.\n\n-- \nWyn Tarn\n07700 900123', 'Yes.'],
  [
    'a dash that is no signature',
    'Two things:\n--\nI can start on Monday at the earliest, because my notice ends on the Friday before, as I said on the phone.',
    'Two things:\n--\nI can start on Monday at the earliest, because my notice ends on the Friday before, as I said on the phone.',
  ],
])('of a reply with %s the words stay', (_, text, words) => {
  expect(wordsOfParts(text, '')).toBe(words);
});

test.each([
  [
    'answers between quotes',
    '<div class="gmail_quote"><div class="gmail_attr">On 27 Nov 2026, Tidewell wrote:</div><blockquote class="gmail_quote">Can you row?</blockquote></div><div>Yes</div><blockquote class="gmail_quote">And sail?</blockquote><div>No</div>',
    'Yes\nNo',
  ],
  [
    'an indented paragraph',
    '<div>My days:</div><blockquote style="margin:0 0 0 40px;border:none;padding:0px"><div>Monday</div></blockquote>',
    'My days:\nMonday',
  ],
  [
    'marks of plain text',
    'Hello<br><br><div>&gt; Subject: Test<br>&gt; From: bob@mail.example<br>&gt; <br>&gt; Hi<br></div>',
    'Hello',
  ],
  [
    'Russian headers',
    '<div>Yes</div><div><b>От:</b>&nbsp;<a>Alexander L</a><br><b>Отправлено:</b>&nbsp;четверг, 26 июня 2014 г. 15:05<br><b>Кому:</b>&nbsp;<a>alex@mail.example</a></div><div>Hello!</div>',
    'Yes',
  ],
  ['points', '<ul><li><p>One &amp; two</p></li><li>Three</li></ul>', '- One & two\n- Three'],
  ['lines of a preformatted part', '<pre>One\n  two</pre>', 'One\ntwo'],
  ['hidden parts', '<div style="display: none">Hidden</div><p>Yes<script>x</script></p>', 'Yes'],
])('of HTML with %s the words stay', (_, html, words) => {
  expect(wordsOfParts('', html)).toBe(words);
});

test('HTML is read where the text does not mark what it quotes', () => {
  const html = `<div id="x_divRplyFwdMsg">${BLOCK.replaceAll('\n', '<br>')}</div>`;
  expect(wordsOfParts('Yes\n> Can you row?', `<p>No</p>${html}`)).toBe('Yes');
  expect(wordsOfParts(`Yes\n\n${BLOCK}`, `<p>Yes</p>${html}`)).toBe('Yes');
});

test('emails without end are read in proportion to their length', () => {
  for (const part of [
    'On 1/1/2026 a@b.cc\n',
    'From: a@b.cc\n',
    '>\n\n',
    '<div>',
    '<blockquote>',
    '<li>',
    'Sent from my ',
    '--\n',
    'x ',
    '-----Original Message-----<br>',
    'On 1/1/2026 a@b.cc wrote:<br>\n',
  ])
    expect(wordsOfParts(part.repeat(30_000), part.repeat(30_000)).length).toBeLessThan(2_000_000);
});
