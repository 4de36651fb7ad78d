import { expect, test } from 'vitest';
import { decodeEntities } from '#domain/text/markup/html-tokens.ts';
import { advertTextOf, LONGEST_HTML, readAdvertHtml } from './advert-html.ts';
import { isRequirementsHeading, splitAdvert } from './split-advert.ts';

const split = (html: string) => splitAdvert(readAdvertHtml(html) ?? []);

test.each([
  ['<p>One &amp; two</p><p>Three</p>', 'One & two\n\nThree'],
  ['<ul><li>Forklift licence</li><li><p>Own <b>car</b></p></li></ul>', '- Forklift licence\n- Own car'],
  [
    '<p>You will:</p><ul><li>Pick</li><li>Pack<ul><li>Boxes</li></ul></li></ul><p>Call us.</p>',
    'You will:\n\n- Pick\n- Pack\n- Boxes\n\nCall us.',
  ],
  ['First line<br>second line<br/><br />New paragraph', 'First line\nsecond line\n\nNew paragraph'],
  ['<h2>The role</h2><p>Night   shifts,\n 4 on, 4 off</p>', 'The role\nNight shifts, 4 on, 4 off'],
  ['<p>• Picking<br>• Packing</p>', '- Picking\n- Packing'],
  [
    '<table><tr><th>Hours</th><td>40</td></tr><tr><th>Pay</th><td>&pound;13.50</td></tr></table>',
    'Hours 40\nPay £13.50',
  ],
  ['<pre>Mon  06:00\nTue  14:00</pre>', 'Mon 06:00\nTue 14:00'],
  [
    'Plain text\n\n- one\n- two\n\nCaf&eacute; &#163;12 &#x1F600;&nbsp;a < b',
    'Plain text\n\n- one\n- two\n\nCafé £12 😀 a < b',
  ],
  ['&lt;p&gt;Coded &amp;amp; twice&lt;/p&gt;&lt;p&gt;Yes&lt;/p&gt;', 'Coded & twice\n\nYes'],
  ['<p>Coded &lt;b&gt;in part&lt;/b&gt;, 3 &lt; 4</p>', 'Coded in part, 3 < 4'],
  ['', ''],
])('text of %j', (html, text) => {
  expect(advertTextOf(html)).toBe(text);
});

test.each([
  '<script>alert(1)</script>',
  '<style>p { color: red }</style>',
  '<img src="https://tracker.example/p.gif" alt="pixel" onerror="alert(1)">',
  '<iframe src="https://elsewhere.example"></iframe>',
  '<!-- a comment --><![CDATA[ data ]]><?php echo 1 ?><!DOCTYPE html>',
  '<form><button onclick="x()">Apply</button><select><option>A</option></select><textarea>B</textarea></form>',
  '<p style="display : none">hidden</p>',
  '<div hidden>hidden<div>more</div> of it</div>',
  '<span style="font-size:0">keywords</span>',
  '<span style="color:red;VISIBILITY:hidden">keywords</span>',
  '<p hidden>hidden without an end',
  '<svg><text>drawn</text></svg>',
  '\u0000\u202e\u200b\u00ad',
])('nothing is left of %j', (html) => {
  expect(advertTextOf(`<p>Before</p>${html}<p>After</p>`)).toBe('Before\n\nAfter');
});

test('text that can be seen is not taken for hidden text', () => {
  expect(advertTextOf('<p style="opacity:0.8;font-size:0.9em">Seen</p><a href="javascript:x()">Link</a>')).toBe(
    'Seen\n\nLink',
  );
});

test('line breaks count where WordPress keeps its adverts in them', () => {
  const lines = readAdvertHtml('First\n\nSecond\nline\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>', { keepsBreaks: true });
  expect(splitAdvert(lines ?? [])).toEqual({ description: 'First\n\nSecond\nline\n\n- a\n- b', requirements: '' });
});

test('HTML that is longer than any advert is not read', () => {
  expect(advertTextOf(' '.repeat(LONGEST_HTML))).toBe('');
  expect(advertTextOf(' '.repeat(LONGEST_HTML + 1))).toBeNull();
});

test('entities alone are read without tags', () => {
  expect(decodeEntities('R&amp;D <b>lead</b> &lt;x&gt;')).toBe('R&D <b>lead</b> <x>');
});

test('headings part what a job is from what it asks for', () => {
  const html =
    '<p>We pack fruit.</p><h3>What you’ll need</h3><ul><li>Steady hands</li></ul><p><strong>Nice to have</strong></p>' +
    '<ul><li>A car</li></ul><h3>What we offer</h3><p>Overtime.</p>';
  expect(split(html)).toEqual({
    description: 'We pack fruit.\n\nWhat we offer\nOvertime.',
    requirements: '- Steady hands\n\nNice to have\n- A car',
  });
  expect(split('<p>Nights.</p><p>Requirements:</p><p>A licence.</p>')).toEqual({
    description: 'Nights.',
    requirements: 'A licence.',
  });
});

test('without such a heading, or with nothing before it, the whole text is the description', () => {
  expect(split('<p>Your experience counts here.</p>').requirements).toBe('');
  expect(split('<h2>Requirements</h2><p>A licence.</p>')).toEqual({
    description: 'Requirements\nA licence.',
    requirements: '',
  });
});

test.each([
  ['About you', true],
  ['Skills & Experience:', true],
  ['Essential Criteria', true],
  ['WHAT WE’RE LOOKING FOR', true],
  ['Person specification', true],
  ['About us', false],
  ['Experience our benefits', false],
  ['What we offer', false],
  ['How to apply', false],
])('heading %j asks something of candidates: %s', (text, asks) => {
  expect(isRequirementsHeading(text)).toBe(asks);
});
