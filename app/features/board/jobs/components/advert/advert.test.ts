import { expect, test } from 'vitest';
import { advertOfForm, toAdvert } from './advert.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

test('an empty form is an advert that says what it lacks', () => {
  const { row, page } = toAdvert(advertOfForm({}, '', NOW), NOW);
  expect(row).toMatchObject({ title: 'No title yet', company: 'No company yet', postedAgo: 'today', isNew: true });
  expect(page).toMatchObject({
    description: 'No description yet',
    closesOn: '2 January 2027',
    daysLeft: '42 days left',
  });
});

test('the typed texts appear in the row and on the page', () => {
  const typed = {
    title: 'Keeper',
    salary: '£30k',
    category: 'blue-collar',
    work_mode: 'hybrid',
    closes_at: '2026-12-01',
  };
  const { row, page } = toAdvert(advertOfForm(typed, '', NOW), NOW);
  expect(row).toMatchObject({ title: 'Keeper', category: 'blue-collar', facts: 'Hybrid · Full-time · Permanent' });
  expect(page).toMatchObject({ salary: '£30k', closesOn: '1 December 2026', daysLeft: '10 days left', isOpen: true });
});

test('half a day and an unknown choice do not break it', () => {
  const { page } = toAdvert(advertOfForm({ closes_at: '2026-1', type: 'x' }, '', NOW), NOW);
  expect(page).toMatchObject({ type: 'Full-time', closesOn: '2 January 2027' });
});

test('a job that was posted keeps its day', () => {
  const job = { ...advertOfForm({ title: 'Keeper' }, 'x', NOW), postedAt: new Date('2026-10-01T12:00:00Z') };
  expect(toAdvert(job, NOW).page.postedOn).toBe('1 October 2026');
});
