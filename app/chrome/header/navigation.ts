/** The links of the frame that depend on the viewer, from the map of pages. The long lists of the site: menus.ts. */
import { OWN_MENUS } from '#app/pages/lists/own-menus.at-build.ts';
import type { ShownViewer } from '#app/web/viewer.ts';

/** The id of the navigation of the header: on phones its button opens it, in the app also the bar at the top. */
export const SITE_MENU = 'site-menu';

/** Under which name the server draws a menu of the header. */
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

/** Where people with a session can go, by what they are. */
export const accountLinks = ({ role, isSignedIn }: ShownViewer): readonly NavigationLink[] =>
  isSignedIn ? [...linksOf(role), ...linksOf('account')] : linksOf('waiting');

/** The pages for finding work, for accounts of another kind. Candidates have them among their account links. */
export const jobSeekerLinks = ({ role, isSignedIn }: ShownViewer): readonly NavigationLink[] =>
  isSignedIn && role !== 'job_seeker' ? linksOf('job_seeker') : [];

/** Stands on the board only, where its name is given (spec: accounts §2). */
export const employeeLoginLink = onlyLinkOf('employees');

export const postJobLink = onlyLinkOf('postJob');
