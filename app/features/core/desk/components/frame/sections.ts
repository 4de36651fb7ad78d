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

/** Daily work comes first, without a heading. */
const groups: readonly Group[] = [
  { heading: null, sections: sectionsOf(DESK_MENUS.desk) },
  { heading: 'Settings', sections: sectionsOf(DESK_MENUS.deskSettings) },
  { heading: 'System', sections: sectionsOf(DESK_MENUS.deskSystem) },
];

/** The groups with only the pages that this role may open. */
export const groupsFor = (role: Role): Group[] =>
  groups
    .map(({ heading, sections }) => ({
      heading,
      sections: sections.filter(({ readers }) => isInAudience(role, readers)),
    }))
    .filter(({ sections }) => sections.length > 0);

const sections = groups.flatMap((group) => group.sections);

export const findSection = (pathname: string): Section | undefined => sections.find(({ path }) => path === pathname);

/** The rail's links for pages whose path is not below that of the link. */
const PARENT_PATHS: Readonly<Record<string, string>> = {
  '/employer/applications': '/admin/pipeline',
  '/admin/applications': '/admin/pipeline',
  '/admin/shortlists': '/admin/clients',
  '/admin/placements': '/admin/clients',
};

export function findCurrent(paths: readonly string[], pathname: string): string | undefined {
  const isBelow = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const elsewhere = Object.entries(PARENT_PATHS).find(([path]) => isBelow(path))?.[1];
  if (elsewhere && paths.includes(elsewhere)) return elsewhere;
  // /admin is a page itself and a prefix of all others, so it must match exactly.
  const matches = paths.filter((path) => (path === '/admin' ? pathname === path : isBelow(path)));
  return matches.toSorted((one, other) => other.length - one.length)[0];
}

/** Breadcrumbs from a desk page to one below it. */
export const trailOf = (...paths: UnlistedPath[]): { label: string; href: string }[] =>
  paths.map((path) => ({ label: unlistedText(path).title, href: path }));

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
