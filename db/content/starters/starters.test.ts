/** A starter is a draft that its collection takes once its prompts are answered, and says nothing of any agency. */
import { expect, test } from 'vitest';
import { findDemoFacts } from '#domain/demo-facts.ts';
import { FACTS } from '#domain/site/fill-facts.ts';
import { LEGAL_SLUGS } from '#domain/site/legal-slugs.ts';
import { SERVICE_PATHS } from '#domain/site/service-path.ts';
import { findPrompts } from '#domain/text/prompts.ts';
import { collections } from '../collections.ts';
import { composeContent } from '../content.ts';
import { listOfferedServices } from '../services/find-service.ts';
import { STARTERS } from './starters.ts';

const DAY = '2026-11-25';
const named = STARTERS.map((starter) => [`${starter.collection}/${starter.slug}`, starter] as const);

/** Days that only the owner can say. */
const OWN_DAYS = { factsCheckedOn: DAY, timesAsOf: DAY, rulesAsOf: DAY };

/** Answers every prompt and enters every date. */
function answer(draft: object, collection: (typeof STARTERS)[number]['collection']): object {
  const { shape } = collections[collection].schema;
  const days = Object.fromEntries(Object.entries(OWN_DAYS).filter(([name]) => name in shape));
  const text = JSON.stringify(draft).replaceAll(/\[([^[\]"]+)\](?!\()/g, 'Ours');
  return { ...JSON.parse(text), ...days };
}

test.each(named)('%s is taken by its collection once it is filled in', (_name, { collection, draft }) => {
  const read = collections[collection].schema.safeParse(answer(draft(DAY), collection));
  expect(read.error?.issues ?? []).toEqual([]);
});

test.each(named)('%s holds nothing of the demo, and no fact that the agency does not have', (_name, { draft }) => {
  const text = JSON.stringify(draft(DAY));
  expect(findDemoFacts([{ file: 'starter', text }])).toEqual([]);
  const placeholders = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(placeholders.filter((name) => !Object.hasOwn(FACTS, name ?? '') && !/Months$/.test(name ?? ''))).toEqual([]);
});

test.each(named)('%s asks for something, so that it cannot be published by mistake', (_name, { collection, draft }) => {
  if (collection === 'legal') expect(JSON.stringify(draft(DAY))).toContain('not legal advice. Have it checked');
  expect(listTexts(draft(DAY)).flatMap(findPrompts).length).toBeGreaterThan(0);
});

const listTexts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(listTexts);

test('every legal page and every service has one', () => {
  const rows = STARTERS.map(({ collection, slug, draft }, position) => ({
    id: slug,
    collection,
    slug,
    position,
    published: answer(draft(DAY), collection),
  }));
  const { content, faults } = composeContent(rows);
  expect(faults).toEqual([]);
  expect(content.legal.map(({ slug }) => slug).toSorted()).toEqual([...LEGAL_SLUGS].toSorted());
  expect(listOfferedServices(content).map(({ path }) => path)).toEqual([...SERVICE_PATHS]);
});
