import { expect, test } from 'vitest';
import type { PageMap } from '#app/pages/row.ts';
import { pages } from '#app/pages.ts';
import { hideSecrets } from './hide-secrets.ts';

const TOKEN = '0a9f'.repeat(16);
const KEY = `agk_${'aB3-_'.repeat(8)}aB3`;
const LINK = `${'aB3-_'.repeat(8)}aB3`;
const SECRET = 'whsec_MfKQ9r8GKYqrTwjU/PD8ILPZIo2+LaLaSw==';

const escaped = (text: string) => [...text].map((each) => `%${each.charCodeAt(0).toString(16)}`).join('');
const twice = (text: string) => escaped(text).replaceAll('%', '%25');

test('a token in a path is hidden, also of a page’s data; other paths stay', () => {
  for (const end of ['', '.data', '/more', '?done=booked', '#times'])
    expect(hideSecrets(`/interviews/${TOKEN}${end}`)).toBe(`/interviews/[redacted]${end}`);
  expect(hideSecrets(`https://agency.example/interviews/${TOKEN}`)).toBe(
    'https://agency.example/interviews/[redacted]',
  );
  for (const path of [
    '/jobs/00000000-0000-4000-8000-000000000001',
    `/assets/${TOKEN}0.js`,
    '/admin/interviews',
    '/jobs?keywords=100%25+remote%20work',
    '/blog/how-to-write-a-covering-letter-that-is-read',
  ])
    expect(hideSecrets(path)).toBe(path);
});

test('every address of the map that carries a token is hidden (O07)', () => {
  const samples = Object.entries(pages as PageMap).flatMap(([pattern, { sample = {} }]) =>
    Object.entries(sample as Record<string, string>)
      .filter(([, value]) => /^(\d)\1{63}/.test(value))
      .map(([name, value]) => pattern.replace(`:${name}`, value.replace(/^(\d)\1{63}/, TOKEN))),
  );
  expect(samples.length).toBeGreaterThanOrEqual(5);
  for (const address of samples) expect(hideSecrets(address), address).not.toContain(TOKEN);
});

test.each([
  ['a link token', TOKEN],
  ['a token of an email', LINK],
  ['a key of the API', KEY],
  ['a secret of a webhook', SECRET],
])('%s is hidden wherever it was put, however it is written (O07)', (_, secret) => {
  for (const written of [secret, escaped(secret), twice(secret), escaped(secret).toUpperCase()]) {
    for (const address of [
      `/api/v1/jobs/${written}`,
      `//x//${written}`,
      `/x?any=${written}&b=1`,
      `say ${written}, please`,
    ]) {
      const hidden = hideSecrets(address);
      expect(hidden, address).toContain('[redacted]');
      expect(decodeURIComponent(decodeURIComponent(hidden))).not.toContain(secret);
    }
  }
});

test('upper case hides nothing, and neither does a query with the name of a secret (O07)', () => {
  expect(hideSecrets(`/interviews/${TOKEN.toUpperCase()}`)).toBe('/interviews/[redacted]');
  expect(hideSecrets(`/x/${KEY.toUpperCase()}`)).toBe('/x/[redacted]');
  expect(hideSecrets(`/x/${TOKEN}${TOKEN}`)).toBe('/x/[redacted]');
  expect(hideSecrets('/my-application?token=short&page=2')).toBe('/my-application?token=[redacted]&page=2');
});
