/** Hides the pages of a service that is switched off: they are not found, and no page links to them. */
import { findCityFact } from '#domain/place/place.ts';
import { findIndustry } from '#domain/site/industries.ts';
import { isOffered } from '#domain/site/services.ts';
import { siteFacts } from '#domain/site/site.ts';
import { SERVICE_PAGES } from './lists/service-pages.at-build.ts';

/** @param to URL on this site, with query or fragment; those of other sites are never switched off */
export function isSwitchedOff(to: string): boolean {
  const [path = ''] = to.split(/[?#]/);
  const service = SERVICE_PAGES[path.toLowerCase().replace(/(.)\/+$/, '$1')];
  return service !== undefined && !isOffered(service);
}

/** Drops links whose target does not exist: places, industries and articles may be removed. */
export const withoutSwitchedOff = <Link extends { href: string }>(links: readonly Link[]): readonly Link[] =>
  links.filter(({ href }) => !isSwitchedOff(href) && isThere(href));

function isThere(to: string): boolean {
  const [, kind, slug] = /^\/(locations|industries|blog\/category)\/([^/?#]+)/.exec(to) ?? [];
  switch (kind) {
    case 'locations':
      return findCityFact(slug) !== undefined;
    case 'industries':
      return findIndustry(slug) !== undefined;
    case 'blog/category':
      return siteFacts().articleCategories.some((category) => category === slug);
    default:
      return true;
  }
}
