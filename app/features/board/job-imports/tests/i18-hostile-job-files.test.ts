import { expect, test } from 'vitest';
import { advertTextOf, LONGEST_HTML } from '#domain/job-import/advert-html.ts';
import { readBoardPage } from '#domain/job-import/board/read-board.ts';
import type { SourceRow } from '#domain/job-import/source-job.ts';
import { readKind, readMode, readPeriod } from '#domain/job-import/source-words.ts';
import { readXmlJobs } from '#domain/job-import/xml/xml-jobs.ts';
import { costOf } from '#tests/support/cost.ts';
import { measured } from '#tests/support/measured.ts';
import { hasAllRounds, inFull } from '#tests/support/rounds.ts';

const MEGABYTE = 1_048_576;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

async function read(chunks: Iterable<Uint8Array>): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  for await (const row of readXmlJobs(chunks)) rows.push(row);
  return rows;
}

const job = (inside: string): string => `<source><job><title>Cook</title>${inside}</job></source>`;
const doctype = (inside: string, text: string): string =>
  `<!DOCTYPE source [${inside}]>${job(`<company>${text}</company>`)}`;
const laughs = Array.from({ length: 10 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');

const HOSTILE_XML: [name: string, file: string | Uint8Array, problem: RegExp][] = [
  ['a file of the server', doctype('<!ENTITY x SYSTEM "file:///etc/passwd">', '&x;'), /document type/],
  ['an address on the network', doctype('<!ENTITY x SYSTEM "http://169.254.169.254/">', '&x;'), /document type/],
  ['a document type elsewhere', '<!DOCTYPE source SYSTEM "http://evil.example/x.dtd"><source/>', /document type/],
  ['parameter entities', doctype('<!ENTITY % x SYSTEM "http://evil.example/"> %x;', ''), /document type/],
  ['a billion laughs', doctype(`<!ENTITY l0 "ha">${laughs}`, '&l10;'), /document type/],
  ['quadratic entities', doctype(`<!ENTITY a "${'a'.repeat(50_000)}">`, '&a;'.repeat(50_000)), /document type/],
  ['entities without a type', job('&x;'), /line 1/],
  ['includes of other files', job('<xi:include href="file:///etc/passwd" parse="text">'), /line 1/],
  ['null bytes', job('\0'), /isn’t an XML file/],
  ['another encoding than it says', Uint8Array.of(...bytes('<source>'), 0xe9, 0x20), /not in UTF-8/],
  ['an encoding that hides tags', '<?xml version="1.0" encoding="utf-7"?>+ADw-source+AD4-', /encoding/],
  ['an archive', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 0), /isn’t an XML file|incomplete/],
  ['numbers of characters that XML has not', job('&#0;&#xffff;'), /line 1/],
];

test.each(HOSTILE_XML)('I18: %s: refused with words, and nothing of it is read', async (_, file, problem) => {
  const rows = await read([typeof file === 'string' ? bytes(file) : file]);
  expect(rows).toEqual([{ ok: false, problem: expect.stringMatching(problem) }]);
});

/** Endless inputs: each begins like a feed and repeats its second part for 10 MB. */
const ENDLESS: Record<string, [start: string, run: string]> = {
  'open tags': ['<source><job>', '<a>'],
  'open tags outside of jobs': ['<source>', '<a>'],
  'one text': ['<source><job><title>', 'x'],
  'text between jobs': ['<source>', 'x'],
  'one comment': ['<source><!--', 'x'],
  'one name': ['<source><', 'x'],
  'one attribute': ['<source><job a="', 'x'],
  attributes: ['<source><job ', 'a1="x" '],
  'one entity': ['<source><job><title>&', 'x'],
  'CDATA without an end': ['<source><job><description><![CDATA[', ']'],
  'a document type without an end': ['<!DOCTYPE source [', '<!ENTITY a "a">'],
  'parts of one job': ['<source><job>', '<a/>'],
  'parts of what may be a job': ['<offers><offer><title>', '</title><title>x'],
  'parts that are no jobs': ['<feed>', '<a><b c="x">y</b></a>'],
};

test.each(Object.entries(ENDLESS))('I18: ten megabytes of %s are given up early', async (_, [start, run]) => {
  let bytesRead = 0;
  const piece = bytes(run.repeat(Math.ceil(65_536 / run.length)));
  function* file(): Generator<Uint8Array> {
    yield bytes(start);
    for (; bytesRead < 10 * MEGABYTE; bytesRead += piece.length) yield piece;
  }
  expect((await read(file())).at(-1)).toEqual({ ok: false, problem: expect.any(String) });
  expect(bytesRead).toBeLessThan(2 * MEGABYTE);
});

test('I18: a title of a megabyte and a job of nothing but odd values stay jobs with faults, and the next job is read', async () => {
  const rows = await read([
    bytes(
      `<source><job><title>${'x'.repeat(900_000)}</title></job>` +
        `<job><jobtype>${'full part '.repeat(20_000)}</jobtype><expirationdate>${'9'.repeat(90_000)}</expirationdate></job>` +
        '<job><title>Cook</title></job></source>',
    ),
  ]);
  expect(rows.map((row) => row.ok)).toEqual([true, true, true]);
  const [, odd, next] = rows;
  if (odd?.ok && 'job' in odd) for (const remark of odd.job.remarks) expect(remark.length).toBeLessThan(200);
  expect(next).toMatchObject({ job: { values: { title: 'Cook' } } });
});

test('I18: deep and endless JSON of a board is refused with words', async () => {
  const board = { system: 'ashby', name: 'bramble' } as const;
  for (const answer of [
    '['.repeat(inFull(1, 10) * MEGABYTE),
    `{"jobs":${'{"a":'.repeat(99)}`,
    '"'.repeat(99_999),
    '\0',
    '',
  ]) {
    expect(await readBoardPage(board, bytes(answer))).toEqual({ ok: false, problem: expect.any(String) });
  }
  const large = new Uint8Array(33 * MEGABYTE);
  expect(await readBoardPage(board, large)).toEqual({ ok: false, problem: 'The response is larger than 32 MB' });
});

const HIDING = [
  '<p style="display:none">women only</p>',
  '<div hidden><p>women only</p></div>',
  '<span style="FONT-SIZE : 0px">women only</span>',
  '<!-- women only -->',
  '<noscript>women only</noscript>',
  '<template><p>women only</p></template>',
  '<img alt="women only" src=x onerror=alert(1)>',
  '<svg><foreignObject>women only</foreignObject></svg>',
  '<title>women only</title>',
];

test('I18: HTML that hides text gives none of it, and what it shows comes without any markup', () => {
  for (const html of HIDING) expect(advertTextOf(`<p>Cook</p>${html}<p>Serve</p>`)).toBe('Cook\n\nServe');
  const live =
    '<a href="javascript:alert(1)" onclick="x()">Cook</a><scr<script>ipt>alert(1)</script><p onmouseover=x>Serve';
  expect(advertTextOf(live)).not.toMatch(/javascript|onclick|onmouseover|<script/);
});

const RUNS = [
  '<b>',
  '<p>',
  '<ul><li>',
  '</b>',
  '<p hidden>',
  '<a b=c ',
  '<a style="',
  '&',
  '&#',
  '&nbsp',
  '<',
  '<!--',
  'a\n',
  '<br>',
  '\u0000',
];
const MOST_MILLISECONDS = inFull(3_000, 600);

test('I18: the longest advert of each kind, and the longest words, are read in time', () => {
  let slowest = 0;
  for (const run of RUNS) {
    const html = run.repeat(Math.floor(inFull(LONGEST_HTML / 10, LONGEST_HTML) / run.length));
    slowest = Math.max(
      slowest,
      costOf(() => advertTextOf(html), MOST_MILLISECONDS),
    );
  }
  const words = 'full time part '.repeat(70_000);
  for (const readWords of [readKind, readMode, readPeriod]) {
    slowest = Math.max(
      slowest,
      costOf(() => readWords(words), MOST_MILLISECONDS),
    );
  }
  expect(slowest).toBeLessThanOrEqual(MOST_MILLISECONDS);
  if (hasAllRounds) measured('I18', `an advert takes ${slowest.toFixed(1)} ms of the processor at most`);
});
