import { expect, test, vi } from 'vitest';
import { candidateForm, coachingForm, contactForm, employerForm } from '#app/features/core/enquiries/schema.ts';
import { stripMarkup } from '#domain/text/plain-text.ts';
import { isFullForm } from '#tests/support/form.ts';
import { fieldsFor } from '#tests/support/matrix-forms.ts';
import { inFull, rounds } from '#tests/support/rounds.ts';

const TAG_OPEN = /<[a-z/!?]/i;

const PIECES = [
  '<',
  '>',
  '</',
  '/>',
  '<!',
  '<!--',
  '-->',
  '<?',
  '<![CDATA[',
  ']]>',
  '=',
  '"',
  "'",
  '`',
  '&',
  ';',
  '/',
  '!',
  'script',
  'SCRIPT',
  'ScRiPt',
  'img src=x onerror=alert(1)',
  'b',
  'svg',
  'math',
  'style',
  'x-y',
  'x',
  'a href=//x',
  '&lt;',
  '&#60;',
  '&#x3c',
  '&gt;',
  '\u0000',
  '\u000c',
  '\n',
  '\t',
  ' ',
  '\u00a0',
  '\ufeff',
  '\u2028',
  '\ud83d',
  '\uff1cscript\uff1e',
  "O'Brien",
  'a < b',
  '<3',
  'é',
  '👩🏽‍🔧',
  'alert(1)',
  'iframe',
  'noscript',
  '1',
];

/** Yields the same texts in every run. */
function* fuzz(count: number): Generator<string> {
  let state = 20_260_401;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  for (let yielded = 0; yielded < count; yielded += 1) {
    yield Array.from({ length: 1 + next(24) }, () => PIECES[next(PIECES.length)]).join('');
  }
}

test('of thousands of texts none holds a tag after one pass, and a second changes nothing', () => {
  let changed = 0;
  for (const text of fuzz(rounds(2_000, 100_000))) {
    const once = stripMarkup(text);
    expect(once, JSON.stringify(text)).not.toMatch(TAG_OPEN);
    expect(stripMarkup(once), JSON.stringify(text)).toBe(once);
    if (once !== text) changed += 1;
    if (!TAG_OPEN.test(text)) expect(once).toBe(text);
  }
  expect(changed).toBeGreaterThan(200);
});

const REQUESTS = [
  [
    employerForm,
    'request-talent',
    ['companyName', 'contactPerson', 'position', 'industry', 'location', 'requirements'],
  ],
  [candidateForm, 'send-your-cv', ['fullName', 'currentPosition', 'desiredRole', 'desiredIndustry', 'skills']],
  [candidateForm, 'send-your-cv', ['desiredLocation', 'salaryExpectation', 'additionalInfo', 'phone', 'experience']],
  [contactForm, 'contact', ['name', 'company', 'message']],
  [coachingForm, 'request-coaching', ['name', 'question', 'times']],
] as const;

test.each(REQUESTS)('of a request form (%#) nothing is stored that holds a tag', (form, pattern, fields) => {
  let accepted = 0;
  for (const text of fuzz(rounds(100, 10_000))) {
    for (const field of fields) {
      const read = form.safeParse({ ...fieldsFor(pattern), [field]: `Wren ${text}` });
      if (!read.success) continue;
      accepted += 1;
      for (const value of Object.values(read.data.enquiry)) expect(value ?? '', field).not.toMatch(TAG_OPEN);
    }
  }
  expect(accepted).toBeGreaterThan(20);
});

test('tags inside one another are gone however deep they stand', () => {
  const depth = 2000;
  const nested = `${'<scr'.repeat(depth)}${'<script>'}${'ipt>'.repeat(depth)}`;
  expect(stripMarkup(nested)).toBe('');
  expect(stripMarkup(`${'<'.repeat(depth)}b${'>'.repeat(depth)}`)).not.toMatch(TAG_OPEN);
  expect(stripMarkup(`${'<b'.repeat(depth)}${'>'.repeat(depth)} and the rest`)).toBe(' and the rest');
});

test.each([
  "Sinéad O'Brien-O’Neill & daughters",
  'Paid if hours < 40 and rate > 12.71; a <= b, b => c, x<1, <3',
  '&lt;script&gt; is how it is written, and &amp;amp; too',
  'C:\\Users\\me; {{name}}; 100%; <-- look, --> there',
])('%j is kept letter for letter', (text) => {
  expect(stripMarkup(text)).toBe(text);
});

const WORST_TEXTS: Record<string, (length: number) => string> = {
  'nothing but beginnings': (length) => '<'.repeat(length),
  'nothing but ends': (length) => '>'.repeat(length),
  'beginnings, then ends': (length) => '<'.repeat(length / 2) + '>'.repeat(length / 2),
  'names without an end': (length) => '<a'.repeat(length / 2),
  'nested tags': (length) => '<b '.repeat(length / 4) + '>'.repeat(length / 4),
  'one long name': (length) => `<${'a'.repeat(length - 2)}>`,
  'one long comment': (length) => `<!--${'-'.repeat(length - 5)}>`,
  'blanks in a tag': (length) => `<b${' '.repeat(length - 2)}`,
};

test.runIf(isFullForm).each(Object.entries(WORST_TEXTS))('%s: twice the text is twice the work', (_name, make) => {
  expect(countSteps(make(40_000)) / countSteps(make(20_000))).toBeLessThan(2.01);
  // A million characters: quadratic time would exceed the test's timeout.
  expect(stripMarkup(make(inFull(1_000_000, 3_000_000)))).not.toMatch(TAG_OPEN);
});

/** Counts characters read and characters copied. */
function countSteps(text: string): number {
  const reads = vi.spyOn(String.prototype, 'charAt');
  const slices = vi.spyOn(Array.prototype, 'slice');
  try {
    stripMarkup(text);
    const copied = slices.mock.results.map(({ value }) => (value as unknown[]).length);
    return reads.mock.calls.length + copied.reduce((sum, length) => sum + length, 0);
  } finally {
    reads.mockRestore();
    slices.mockRestore();
  }
}
