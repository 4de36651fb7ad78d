import { expect, test } from 'vitest';
import { answersTo, CHECK_KINDS, ENGAGEMENTS, RULE_KINDS } from './introduction.ts';
import { INTRODUCTION_RULES } from './rules.ts';

test('the right to work is ours to check for workers and subcontractors, from 1 October 2026 on', () => {
  const { isNeeded } = INTRODUCTION_RULES.right_to_work;
  const cases = ENGAGEMENTS.map((engagement) => [
    engagement,
    isNeeded(engagement, '2026-09-30'),
    isNeeded(engagement, '2026-10-01'),
  ]);
  expect(cases).toEqual([
    ['permanent', false, false],
    ['temporary', false, true],
    ['contractor', false, true],
  ]);
});

test('every other rule is asked of every introduction', () => {
  const others = RULE_KINDS.filter((kind) => kind !== 'right_to_work');
  for (const engagement of ENGAGEMENTS)
    for (const kind of others) expect(INTRODUCTION_RULES[kind].isNeeded(engagement, '2026-11-26')).toBe(true);
});

test.each(RULE_KINDS)('%s names its law, the day it counts from and what it asks', (kind) => {
  const { law, asks, methods, ...rule } = INTRODUCTION_RULES[kind];
  expect(rule.kind).toBe(kind);
  expect(law.url).toMatch(/^https:\/\/www\.legislation\.gov\.uk\//);
  expect(law.inForce).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(asks.length).toBeGreaterThan(40);
  // The database accepts only names of this form.
  for (const method of Object.keys(methods)) expect(method).toMatch(/^[a-z_]{1,30}$/);
});

test('only experience and authorisation may be not needed', () => {
  const kinds = CHECK_KINDS.filter((kind) => INTRODUCTION_RULES[kind].outcomes.includes('not_needed'));
  expect(kinds).toEqual(['experience', 'authorisation']);
});

test('who has withdrawn is asked anew before they can agree', () => {
  expect(answersTo(null)).toEqual([]);
  expect(answersTo('asked')).toEqual(['given', 'refused']);
  expect(answersTo('given')).toEqual(['withdrawn']);
  expect(answersTo('refused')).toEqual(['given']);
  expect(answersTo('withdrawn')).toEqual([]);
});
