import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { backTo } from '#app/desk/last-searches.ts';
import type { PageText } from '#app/pages/fill-texts.ts';
import { isUnlistedPath, type UnlistedPath, unlistedText } from '#app/pages/unlisted-text.ts';
import { PARENTS, SECTION_PATHS, SETTINGS_PATH } from './desk-pages.ts';

/** A page of the desk whose heading the frame shows. */
export const findSection = (pathname: string): PageText | undefined =>
  SECTION_PATHS.includes(pathname) && isUnlistedPath(pathname) ? unlistedText(pathname) : undefined;

/** The pages above a section other than Today; [] for pages of the rail. */
export function sectionTrail(pathname: string): { label: string; href: string }[] {
  const parent = PARENTS[pathname];
  return parent && parent !== '/admin' ? trailOf('/admin', parent) : [];
}

/** The rail's links for pages whose path is not below that of the link. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '/employer/applications': '/admin/pipeline',
  '/admin/applications': '/admin/pipeline',
  '/admin/shortlists': '/admin/clients',
  '/admin/placements': '/admin/clients',
  '/employer/jobs': '/admin/jobs',
  ...PARENTS,
};

export function findCurrent(paths: readonly string[], pathname: string): string | undefined {
  const isBelow = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const elsewhere = Object.entries(ELSEWHERE).find(([path]) => isBelow(path))?.[1];
  if (elsewhere && paths.includes(elsewhere)) return elsewhere;
  // /admin is a page itself and a prefix of all others, so it must match exactly.
  const matches = paths.filter((path) => (path === '/admin' ? pathname === path : isBelow(path)));
  return matches.toSorted((one, other) => other.length - one.length)[0];
}

/** Breadcrumbs from a desk page to one below it. */
export const trailOf = (...paths: UnlistedPath[]): { label: string; href: string }[] =>
  paths
    .flatMap((path): UnlistedPath[] => (PARENTS[path] === SETTINGS_PATH ? [SETTINGS_PATH, path] : [path]))
    .map((path) => ({ label: unlistedText(path).title, href: backTo(path) }));

export function deskMeta(
  { path, title, description }: { path: string; title: string; description: string },
  matches: Parameters<typeof originOf>[0],
) {
  return pageMeta({
    publicOrigin: originOf(matches),
    path,
    title: title === 'Admin Dashboard' ? title : `${title} · Admin Dashboard`,
    description,
    keywords: 'administration',
    noindex: true,
  });
}
