/** The frame's links that depend on the viewer, from the page map. Longer lists are in menus.ts. */
import { OWN_MENUS } from '#app/pages/lists/own-menus.at-build.ts';
import type { ShownViewer } from '#app/web/viewer.ts';

/** Id of the header's navigation, which the phone's menu button and the app's top bar open. */
export const SITE_MENU = 'site-menu';

/** Name under which the server renders a header menu. */
export const nameOfSlot = (slot: number): string => `menu-${slot}`;

export type NavigationLink = { label: string; href: string; text?: string; isExternal?: boolean };
export type NavigationMenu = { id: string; label: string; links: readonly NavigationLink[] };

const linksOf = (menu: keyof typeof OWN_MENUS): readonly NavigationLink[] => OWN_MENUS[menu] ?? [];

function onlyLinkOf(menu: keyof typeof OWN_MENUS): NavigationLink {
  const [link] = linksOf(menu);
  if (!link) throw new Error(`No page of app/pages stands in the menu ${menu}`);
  return link;
}

export const jobsLink = onlyLinkOf('jobs');

export const loginLinks = linksOf('login');

/** Account links by role. */
export const accountLinks = ({ role, isSignedIn }: ShownViewer): readonly NavigationLink[] =>
  isSignedIn ? [...linksOf(role), ...linksOf('account')] : linksOf('waiting');

/** Jobseeker pages for other kinds of account. Candidates have them among their account links. */
export const jobSeekerLinks = ({ role, isSignedIn }: ShownViewer): readonly NavigationLink[] =>
  isSignedIn && role !== 'job_seeker' ? linksOf('job_seeker') : [];

/** Shown on the board only, under the specification's name (spec: accounts §2). */
export const employeeLoginLink = onlyLinkOf('employees');

export const postJobLink = onlyLinkOf('postJob');
