import { href } from 'react-router';
import { MENUS } from '#app/pages/lists/menus.at-build.ts';
import { withoutSwitchedOff } from '#app/pages/switched-off.ts';
import { listCities } from '#domain/place/place.ts';
import { fillFacts } from '#domain/site/fill-facts.ts';
import { listIndustries } from '#domain/site/industries.ts';
import { isWrittenLegalPage } from '#domain/site/legal-slugs.ts';
import type { ChosenMenu, MenuFill } from '#domain/site/navigation.ts';
import { agency, siteFacts } from '#domain/site/site.ts';
import type { NavigationLink, NavigationMenu } from './navigation.ts';

const linksOf = (menu: keyof typeof MENUS): readonly NavigationLink[] => MENUS[menu] ?? [];

export const enquiryLinks = () => withoutSwitchedOff(linksOf('enquiries'));

export const signUpLinks = linksOf('signUp');

const serviceLinks = () =>
  siteFacts().services.map(({ path, label, text }) => ({ label, href: path, text: fillFacts(text) }));

export const services = (): NavigationMenu => ({ id: 'services', label: 'Services', links: serviceLinks() });

export const industryMenu = (): NavigationMenu => ({
  id: 'industries',
  label: 'Industries',
  links: listIndustries().map(({ slug, name, summary }) => ({
    label: name,
    href: href('/industries/:industry', { industry: slug }),
    text: summary,
  })),
});

export const locations = (): NavigationMenu => ({
  id: 'locations',
  label: 'Locations',
  links: listCities().map(({ slug, name, region }) => ({
    label: name,
    href: href('/locations/:city', { city: slug }),
    text: region,
  })),
});

const MOST_IN_A_MENU = 12;

function shownLocations(): NavigationMenu {
  const all = locations();
  if (all.links.length <= MOST_IN_A_MENU) return all;
  const allLocations = {
    label: 'All locations',
    href: `${href('/sitemap')}#locations`,
    text: `${all.links.length} places`,
  };
  return { ...all, links: [...all.links.slice(0, MOST_IN_A_MENU), allLocations] };
}

export const resources: NavigationMenu = { id: 'resources', label: 'Resources', links: linksOf('resources') };

function automation(): NavigationMenu {
  const { aiDivision } = agency();
  const links = aiDivision
    ? [{ label: 'Visit AI Division', href: aiDivision.url, text: aiDivision.summary, isExternal: true }]
    : [];
  return { id: 'ai', label: 'AI & Automations', links };
}

/** Independent of the header's settings. A menu may be empty. */
export const listMenus = (): readonly NavigationMenu[] => [
  services(),
  industryMenu(),
  locations(),
  resources,
  automation(),
];

const FILLED_MENUS: Record<MenuFill, () => NavigationMenu> = {
  services,
  industries: industryMenu,
  places: shownLocations,
  resources: () => resources,
  automation,
};

export const headerMenus = (): readonly NavigationMenu[] => siteFacts().navigation.header.map(toMenu);
export const footerMenus = (): readonly NavigationMenu[] => siteFacts().navigation.footer.map(toMenu);

/** Custom links follow the generated ones. A page appears once. */
function toMenu({ label, fill, links }: ChosenMenu, index: number): NavigationMenu {
  const menuContent = fill ? FILLED_MENUS[fill]() : { id: `own-${index + 1}`, links: [] };
  const customLinks = withoutSwitchedOff(links)
    .filter((link) => !menuContent.links.some(({ href: to }) => to === link.href))
    .map(({ text, ...link }) => ({
      ...link,
      isExternal: link.href.startsWith('https://'),
      ...(text !== undefined && { text: fillFacts(text) }),
    }));
  return { id: menuContent.id, label, links: [...menuContent.links, ...customLinks] };
}

export const legalLinks = (): readonly NavigationLink[] =>
  linksOf('legal').filter(({ href: to }) => !isWrittenLegalPage(to) || siteFacts().legalPages.includes(to.slice(1)));
