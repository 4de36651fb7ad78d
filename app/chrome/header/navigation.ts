/** The menus of the site, from the map of pages: the header, the side menu, the footer and the search page all read them. */
import { href } from 'react-router';
import { MENUS } from '#app/pages/lists/menus.at-build.ts';
import type { ShownViewer } from '#app/web/viewer.ts';
import { cities } from '#content/cities/cities.ts';
import { company } from '#content/company.ts';
import { industries } from '#content/industries/industries.ts';

/** The id of the navigation of the header: on phones its button opens it, in the app also the bar at the top. */
export const SITE_MENU = 'site-menu';

export type NavigationLink = { label: string; href: string; text?: string; isExternal?: boolean };
export type NavigationMenu = { id: string; label: string; links: readonly NavigationLink[] };

const linksOf = (menu: keyof typeof MENUS): readonly NavigationLink[] => MENUS[menu] ?? [];

function onlyLinkOf(menu: keyof typeof MENUS): NavigationLink {
  const [link] = linksOf(menu);
  if (!link) throw new Error(`No page of app/pages stands in the menu ${menu}`);
  return link;
}

export const jobsLink = onlyLinkOf('jobs');

/** The request forms have pages of their own, where they do not open as a dialog. */
export const enquiryLinks = linksOf('enquiries');

export const loginLinks = linksOf('login');

/** Asking for an account; the login pages lead there. */
export const signUpLinks = linksOf('signUp');

/** Where people with a session can go, by what they are. */
export const accountLinks = ({ role, isSignedIn }: ShownViewer): readonly NavigationLink[] =>
  isSignedIn ? [...linksOf(role), ...linksOf('account')] : linksOf('waiting');

/** Stands on the board only, where its name is given (spec: accounts §2). */
export const employeeLoginLink = onlyLinkOf('employees');

export const postJobLink = onlyLinkOf('postJob');

export const services: NavigationMenu = { id: 'services', label: 'Services', links: linksOf('services') };

export const industryMenu: NavigationMenu = {
  id: 'industries',
  label: 'Industries',
  links: industries.map(({ slug, name, summary }) => ({
    label: name,
    href: href('/industries/:industry', { industry: slug }),
    text: summary,
  })),
};

export const locations: NavigationMenu = {
  id: 'locations',
  label: 'Locations',
  links: cities.map(({ slug, name, region }) => ({
    label: name,
    href: href('/locations/:city', { city: slug }),
    text: region,
  })),
};

export const resources: NavigationMenu = { id: 'resources', label: 'Resources', links: linksOf('resources') };

const automation: NavigationMenu = {
  id: 'ai',
  label: 'AI & Automations',
  links: [
    { label: 'Visit AI Division', href: company.aiDivision.url, text: company.aiDivision.summary, isExternal: true },
  ],
};

/** In the order of the header. */
export const menus: readonly NavigationMenu[] = [services, industryMenu, locations, resources, automation];

export const legalLinks = linksOf('legal');
