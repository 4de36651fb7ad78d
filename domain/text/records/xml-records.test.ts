import { expect, test } from 'vitest';
import { isFullForm } from '#tests/support/form.ts';
import { childText } from './xml-element.ts';
import { readXmlRecords, type XmlRecord } from './xml-records.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

async function read(chunks: Iterable<Uint8Array>): Promise<XmlRecord[]> {
  const records: XmlRecord[] = [];
  for await (const record of readXmlRecords(chunks, { isRecord: (path) => path.length === 2 && path[1] === 'job' }))
    records.push(record);
  return records;
}
const titles = async (chunks: Iterable<Uint8Array>) =>
  (await read(chunks)).map((each) => (each.ok ? childText(each.record, 'title') : each.problem));

const FEED =
  '<?xml version="1.0" encoding="UTF-8"?>\n<jobs><publisher>P</publisher>' +
  '<job id="1"><title>Café &amp; bar &#163;12</title></job>' +
  '<job id="2"><title><![CDATA[A <b>]]> and more</title><part><title>inner</title></part></job></jobs>';

test('records come out whole, in whatever pieces the bytes come', async () => {
  const whole = await read([bytes(FEED)]);
  expect(await titles([bytes(FEED)])).toEqual(['Café & bar £12', 'A <b> and more']);
  expect(whole[0]).toMatchObject({ record: { name: 'job', attributes: new Map([['id', '1']]) } });
  const single = Array.from(bytes(FEED), (byte) => Uint8Array.of(byte));
  expect(await read(single)).toEqual(whole);
});

test('others have their turn while a large file is read', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 0);
  const file = bytes(`<jobs>${'<job><title>One</title></job>'.repeat(30_000)}</jobs>`);
  expect((await titles([file])).length).toBe(30_000);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(3);
});

test('older encodings and byte order marks are read as they say', async () => {
  const body = '<jobs><job><title>Café</title></job></jobs>';
  const latin = Uint8Array.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${body}`, (each) => each.charCodeAt(0));
  const wide = Uint8Array.from([0xff, 0xfe, ...Array.from(body, (each) => [each.charCodeAt(0), 0]).flat()]);
  for (const file of [latin, wide, bytes(`\ufeff${body}`)]) expect(await titles([file])).toEqual(['Café']);
});

test('blank lines before the declaration are passed over, and lines are counted with them', async () => {
  const job = '<job><title>One</title></job>';
  const parts = ['\r\n', '  \n', `<?xml version="1.0"?><jobs>${job}`];
  expect(await titles([...parts, '</jobs>'].map(bytes))).toEqual(['One']);
  expect(await titles([...parts, '</job>'].map(bytes))).toEqual([
    'One',
    'This XML file is incomplete or invalid at line 3',
  ]);
});

test('names of HTML and bare ampersands are text, in whatever pieces the bytes come', async () => {
  const file = bytes(
    '<jobs><job><title>R&D &eacute;&nbsp;&lt;b&gt; ?a=1&b=2 &amp;c &#163; &LT; & </title></job>' +
      '<job><title>A<![CDATA[&nbsp;&<]]]]><![CDATA[>]]>&pound;</title></job></jobs>',
  );
  const expected = ['R&D é\u00a0<b> ?a=1&b=2 &c £ < &', 'A&nbsp;&<]]>£'];
  expect(await titles([file])).toEqual(expected);
  expect(await titles(Array.from(file, (byte) => Uint8Array.of(byte)))).toEqual(expected);
});

test('control characters that XML cannot hold are dropped', async () => {
  expect(await titles([bytes('<jobs><job><title>a\u000b\u0001b</title></job></jobs>')])).toEqual(['ab']);
});

test('records before a fault are kept, and the fault is told with its line', async () => {
  expect(await titles([bytes('<jobs>\n<job><title>One</title></job>\n<job><title>Two</job>')])).toEqual([
    'One',
    'This XML file is incomplete or invalid at line 3',
  ]);
  expect(await titles([bytes('<jobs><job><title>One</title></job>')])).toEqual([
    'One',
    'This XML file is incomplete or invalid at line 1',
  ]);
});

test.each([
  ['', 'The file is empty'],
  ['not XML', 'This XML file is incomplete or invalid'],
  ['<jobs>&nothing;</jobs>', 'This XML file is incomplete or invalid'],
  ['<!DOCTYPE jobs><jobs/>', 'We can’t read a file with a document type'],
  ['<?xml version="1.0" encoding="utf-7"?><jobs/>', 'We can’t read the file’s encoding'],
  ['<jobs>\0</jobs>', 'This isn’t an XML file'],
  [`${'<a>'.repeat(40)}`, 'The file is nested more than 32 levels deep (line 1)'],
  [`<jobs><job>${'<a/>'.repeat(5_000)}`, 'A record has more than 5000 parts'],
  [
    `<jobs><job ${Array.from({ length: 101 }, (_, at) => `a${at}=""`).join(' ')}/>`,
    'more than 100 attributes (line 1)',
  ],
  [`<jobs><job>${'x'.repeat(1_100_000)}`, 'A text in the file is longer than 1,000,000 characters'],
  [`<jobs><job a="${'x'.repeat(1_100_000)}`, 'A text in the file is longer'],
])('file %# is refused with words', async (text, problem) => {
  expect((await read([bytes(text)])).at(-1)).toMatchObject({ ok: false, problem: expect.stringContaining(problem) });
});

test.runIf(isFullForm).each(['<a/>', '<!---->'])('a file of two million times %s is refused', async (part) => {
  const problem = 'The file has more than 2,000,000 parts. Split it';
  expect(await titles([bytes(`<jobs>${part.repeat(2_000_001)}</jobs>`)])).toEqual([problem]);
});

test('bytes that are no UTF-8 are refused', async () => {
  expect(await titles([Uint8Array.of(0x3c, 0x61, 0x3e, 0xc3, 0x28)])).toEqual([
    'The file is not in UTF-8. Save it as XML in UTF-8',
  ]);
});
