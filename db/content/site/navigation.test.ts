import { expect, test } from 'vitest';
import { USUAL_NAVIGATION } from '#domain/site/navigation.ts';
import { navigationSchema } from './navigation.ts';

const faultsOf = (navigation: unknown) =>
  navigationSchema.safeParse(navigation).error?.issues.map(({ path, message }) => [path.join('.'), message]);
const jobs = { label: 'Jobs', href: '/jobs' };
const header = (...menus: object[]) => ({ header: menus, footer: [] });

test('the usual menus can be kept as they are', () => {
  expect(navigationSchema.parse(USUAL_NAVIGATION)).toEqual(USUAL_NAVIGATION);
});

test.each([
  ['a menu of nothing', header({ label: 'A' }), ['header.0.links', 'Add a link, or choose what fills the menu']],
  ['one page twice', header({ label: 'A', links: [jobs, jobs] }), ['header.0.links', 'Two links lead to one page']],
  [
    'two menus of one kind',
    header({ label: 'A', fill: 'places' }, { label: 'B', fill: 'places' }),
    ['header', 'Two menus are filled with the same'],
  ],
  ['six menus', header(...Array(6).fill({ label: 'A', links: [jobs] })), ['header', 'At most 5']],
  [
    'names that do not fit beside each other',
    header(...Array(5).fill({ label: 'Eleven or so', links: [jobs] })),
    ['header', expect.stringMatching(/do not fit beside each other$/)],
  ],
  [
    'a link to a script',
    header({ label: 'A', links: [{ label: 'B', href: 'javascript:alert(1)' }] }),
    ['header.0.links.0.href', expect.stringMatching(/^Enter a path of this site/)],
  ],
])('%s is refused at its field', (_, navigation, fault) => {
  expect(faultsOf(navigation)).toEqual([fault]);
});
