import { fillFacts } from '#domain/site/fill-facts.ts';
import type { PageTexts } from './row.ts';

export type PageText = {
  name: string;
  /** The agency's name is added when it is shown. */
  title: string;
  /** '' for a page hidden from search engines. */
  description: string;
  keywords: string;
  /** YYYY-MM-DD; '' if unknown. */
  updatedOn: string;
  /** The page's own pattern, or the canonical page's. */
  path: string;
  noindex: boolean;
};

export function fillTexts(
  texts: Readonly<Record<string, PageTexts & { canonical?: string | undefined }>>,
  path: string,
  name: string,
  noindex: boolean,
): PageText {
  const text = texts[path];
  if (!text) throw new Error(`The page ${path} has no texts in app/pages`);
  const fill = (text = '') => fillFacts(text.replaceAll('{name}', name).replaceAll('{lowerName}', name.toLowerCase()));
  // Getters, because modules name their page before the process knows the agency.
  return {
    get name() {
      return fill(text.name);
    },
    get title() {
      return fill(text.title ?? text.name);
    },
    get description() {
      return fill(text.description);
    },
    get keywords() {
      return fill(text.keywords);
    },
    updatedOn: text.updatedOn ?? '',
    path: text.canonical ?? path,
    noindex,
  };
}
