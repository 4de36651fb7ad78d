import { expect, test } from 'vitest';
import type { PublicJob } from '#domain/job/fields.ts';
import { toSwipeCard } from './swipe-card.ts';

test('a card holds the beginnings of long texts on one line, and says the kind of work once', () => {
  const job = {
    id: 'id',
    title: 'Lamp trimmer',
    company: 'Northgate',
    location: 'Leeds',
    salary: '£13 an hour',
    category: 'blue-collar',
    type: 'Temporary',
    basis: 'temporary',
    workMode: 'on-site',
    description: 'Trims.\n\nPolishes. '.repeat(500),
    requirements: '- Scissors\n- Patience',
    createdAt: new Date('2026-06-30T23:30:00Z'),
  } as PublicJob;
  const card = toSwipeCard(job);
  expect(card).toMatchObject({
    kinds: ['Temporary', 'On site'],
    requirements: 'Scissors · Patience',
    postedOn: '1 July 2026',
    trade: 'engineering',
    reasons: [],
  });
  expect(card.description).toMatch(/^Trims\. Polishes\. .*…$/);
  expect(card.description.length).toBeLessThan(350);
});
