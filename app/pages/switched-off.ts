/** A service that is switched off takes its pages along: they are not found, and no page links to them. */
import { isOffered } from '#domain/site/services.ts';
import { SERVICE_PAGES } from './lists/service-pages.at-build.ts';

/** @param to an address of this site, with its query or anchor; an address elsewhere is never switched off */
export function isSwitchedOff(to: string): boolean {
  const [path = ''] = to.split(/[?#]/);
  const service = SERVICE_PAGES[path.toLowerCase().replace(/(.)\/+$/, '$1')];
  return service !== undefined && !isOffered(service);
}

/** The links among them that lead somewhere. */
export const withoutSwitchedOff = <Link extends { href: string }>(links: readonly Link[]): readonly Link[] =>
  links.filter(({ href }) => !isSwitchedOff(href));
