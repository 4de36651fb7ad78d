/** The pages of the desk, in the order of its rail. */

import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { isInAudience } from '#app/features/core/accounts/policy.ts';
import { DESK_MENUS } from '#app/pages/lists/desk-menu.at-build.ts';
import type { Audience } from '#app/pages/row.ts';
import { isUnlistedPath, type UnlistedPath, unlistedText } from '#app/pages/unlisted-text.ts';
import type { Role } from '#domain/account/account.ts';

type Link = { href: string; label: string; readers: Audience | undefined };
export type Section = ReturnType<typeof unlistedText> & { label: string; readers: Audience | undefined };
type Group = { heading: string | null; sections: readonly Section[] };

const sectionsOf = (links: readonly Link[]): Section[] =>
  links.flatMap(({ href, label, readers }) =>
    isUnlistedPath(href) ? [{ ...unlistedText(href), label, readers }] : [],
  );

/** The work comes first, without a heading. */
const groups: readonly Group[] = [
  { heading: null, sections: sectionsOf(DESK_MENUS.desk) },
  { heading: 'Settings', sections: sectionsOf(DESK_MENUS.deskSettings) },
  { heading: 'System', sections: sectionsOf(DESK_MENUS.deskSystem) },
];

/** What the rail shows to this role: each page that it may open, and no heading without pages. */
export const groupsFor = (role: Role): Group[] =>
  groups
    .map(({ heading, sections }) => ({
      heading,
      sections: sections.filter(({ readers }) => isInAudience(role, readers)),
    }))
    .filter(({ sections }) => sections.length > 0);

const sections = groups.flatMap((group) => group.sections);

export const findSection = (pathname: string): Section | undefined => sections.find(({ path }) => path === pathname);

/** Pages that are not below the link they belong to. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '/employer/applications': '/admin/pipeline',
  '/admin/applications': '/admin/pipeline',
  '/admin/shortlists': '/admin/clients',
  '/admin/placements': '/admin/clients',
};

/** Which of these links a page belongs to: the longest that its path begins with. */
export function findCurrent(paths: readonly string[], pathname: string): string | undefined {
  const isBelow = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const elsewhere = Object.entries(ELSEWHERE).find(([path]) => isBelow(path))?.[1];
  if (elsewhere && paths.includes(elsewhere)) return elsewhere;
  // Everything is below /admin, which is a page of its own.
  const found = paths.filter((path) => (path === '/admin' ? pathname === path : isBelow(path)));
  return found.toSorted((one, other) => other.length - one.length)[0];
}

/** What leads to a page of the desk from one below it. */
export const trailOf = (...paths: UnlistedPath[]): { label: string; href: string }[] =>
  paths.map((path) => ({ label: unlistedText(path).title, href: path }));

/** None of these pages is for search engines. */
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
