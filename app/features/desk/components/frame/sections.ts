/** The pages of the administrators' desk, in the order of their tabs. */

import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { DESK_MENU } from '#app/pages/lists/desk-menu.at-build.ts';
import { isUnlistedPath, type UnlistedPath, unlistedText } from '#app/pages/unlisted-text.ts';

export const sections = DESK_MENU.flatMap(({ href, label }) =>
  isUnlistedPath(href) ? [{ ...unlistedText(href), label }] : [],
);

type Section = (typeof sections)[number];

export const findSection = (pathname: string): Section | undefined => sections.find(({ path }) => path === pathname);

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
