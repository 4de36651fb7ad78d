/** Puts names in the place of what stands for them in the texts of a page. */
import { fillFacts } from '#domain/site/fill-facts.ts';
import type { PageTexts } from './row.ts';

export type PageText = {
  /** The page's heading. */
  name: string;
  /** Without the agency's name, which is added where it is shown. */
  title: string;
  /** '' where the page is for no search engine, and has none. */
  description: string;
  keywords: string;
  /** When its words last changed, as YYYY-MM-DD; '' where it is not told. */
  updatedOn: string;
  /** Its pattern, or the page that search engines should show in its place. */
  path: string;
  noindex: boolean;
};

/** @param name of the city, industry or category that the page is about */
export function fillTexts(
  texts: Readonly<Record<string, PageTexts & { canonical?: string | undefined }>>,
  path: string,
  name: string,
  noindex: boolean,
): PageText {
  const found = texts[path];
  if (!found) throw new Error(`The page ${path} has no texts in app/pages`);
  const fill = (text = '') => fillFacts(text.replaceAll('{name}', name).replaceAll('{lowerName}', name.toLowerCase()));
  // Worked out when they are read: modules name their page before the process knows the agency.
  return {
    get name() {
      return fill(found.name);
    },
    get title() {
      return fill(found.title ?? found.name);
    },
    get description() {
      return fill(found.description);
    },
    get keywords() {
      return fill(found.keywords);
    },
    updatedOn: found.updatedOn ?? '',
    path: found.canonical ?? path,
    noindex,
  };
}
