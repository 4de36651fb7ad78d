import { OWN_MENUS } from '#app/pages/lists/own-menus.at-build.ts';
import type { ShownViewer } from '#app/web/viewer.ts';

export const SITE_MENU = 'site-menu';

export const nameOfSlot = (slot: number): string => `menu-${slot}`;

export type NavigationLink = { label: string; href: string; text?: string; isExternal?: boolean };
export type NavigationMenu = { id: string; label: string; links: readonly NavigationLink[] };

const linksOf = (menu: keyof typeof OWN_MENUS): readonly NavigationLink[] => OWN_MENUS[menu] ?? [];

function onlyLinkOf(menu: keyof typeof OWN_MENUS): NavigationLink {
  const [link] = linksOf(menu);
  if (!link) throw new Error(`No page of app/pages is in the menu ${menu}`);
  return link;
}

export const jobsLink = onlyLinkOf('jobs');

export const loginLinks = linksOf('login');

export const accountLinks = ({ role, isSignedIn }: ShownViewer): readonly NavigationLink[] =>
  isSignedIn ? [...linksOf(role), ...linksOf('account')] : linksOf('waiting');

/** Omitted for candidates, who have these pages among their own links. */
export const jobSeekerLinks = ({ role, isSignedIn }: ShownViewer): readonly NavigationLink[] =>
  isSignedIn && role !== 'job_seeker' ? linksOf('job_seeker') : [];

/** Shown on the board only, under the specification's name (spec: accounts §2). */
export const employeeLoginLink = onlyLinkOf('employees');

export const postJobLink = onlyLinkOf('postJob');
