import { expect, test } from 'vitest';
import { seededContent } from '#db/seed/seed-content.server.ts';
import { findLegalPage } from './queries.server.ts';

const content = seededContent();
const factsOf = (slug: string, retention: { inactiveMonths: number; enquiryMonths: number }) =>
  (findLegalPage(content, slug, retention)?.sections ?? []).flatMap(({ blocks }) =>
    blocks.flatMap(({ facts = [] }) => facts),
  );
const textsOf = (...[slug, retention]: Parameters<typeof factsOf>) =>
  JSON.stringify(findLegalPage(content, slug, retention));

test('the privacy policy states the periods of this site, and each kind of data once', () => {
  const texts = textsOf('privacy-policy', { inactiveMonths: 24, enquiryMonths: 1 });
  expect(texts).toContain('has signed in to it for 24 months. Then we write to you at least 30 days before');
  expect(texts).toContain('; by itself, 1 month after it came');
  expect(texts).toContain('uses only after we have written to you.');
  for (const retention of [
    { inactiveMonths: 24, enquiryMonths: 1 },
    { inactiveMonths: 0, enquiryMonths: 0 },
  ]) {
    const names = factsOf('privacy-policy', retention).map(({ name }) => name);
    for (const name of ['An account, with profile, CV and applications', 'A request form, with its files'])
      expect(names.filter((each) => each === name)).toHaveLength(1);
  }
});

test('a document names no period that this site does not keep', () => {
  const texts = textsOf('privacy-policy', { inactiveMonths: 0, enquiryMonths: 0 });
  expect(texts).toContain('Until you ask us to delete it. A request for an account');
  expect(texts).toContain('and what has had its time is deleted."');
  expect(texts).not.toMatch(/0 months|\{\w+\}|by itself, /);
});

test('a page that is not published is not found', () => {
  const without = { legal: content.legal.filter(({ slug }) => slug !== 'complaints') };
  expect(findLegalPage(without, 'complaints', { inactiveMonths: 0, enquiryMonths: 0 })).toBeNull();
  expect(findLegalPage(content, 'imprint', { inactiveMonths: 0, enquiryMonths: 0 })).toBeNull();
});
