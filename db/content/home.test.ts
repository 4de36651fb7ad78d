import { expect, test } from 'vitest';
import { home } from '#content/home.ts';
import { completeHome, HOME_SECTIONS, homeSchema } from './home.ts';

const withSections = (sections: object[]) => homeSchema.safeParse({ ...home, sections });

test('sections stand as editors place them, without the hidden ones; those not placed follow in their usual order', () => {
  const read = homeSchema.parse({
    ...home,
    sections: [
      { section: 'reviews', isShown: true },
      { section: 'jobs', isShown: false },
      { section: 'about', isShown: true },
    ],
  });
  expect(completeHome(read).sections).toEqual([
    'reviews',
    'about',
    'services',
    'places',
    'articles',
    'automation',
    'contact',
  ]);
  expect(completeHome(homeSchema.parse(home)).sections).toEqual(HOME_SECTIONS);
});

test('a section is placed once, and has to exist', () => {
  const twice = [
    { section: 'jobs', isShown: true },
    { section: 'jobs', isShown: false },
  ];
  expect(withSections(twice).error?.issues[0]?.message).toBe('Each section once');
  expect(withSections([{ section: 'weather', isShown: true }]).success).toBe(false);
});

test.each(['javascript:alert(1)', '//elsewhere.example', 'http://elsewhere.example', '/two words', 'https://'])(
  'a card does not lead to %s',
  (link) => {
    const cards = [{ title: 'A service', text: 'What it is.', link }];
    expect(homeSchema.safeParse({ ...home, whiteCollar: { ...home.whiteCollar, cards } }).success).toBe(false);
  },
);
