/** What each page is called and holds, by its path pattern. Metadata, share images and the search page read from here. */
import { legalAndAccountPages } from './pages/legal-and-account-pages.ts';
import { marketingPages } from './pages/marketing-pages.ts';

export type PageText = {
  /** The page's heading. */
  name: string;
  /** Without the agency's name, which is added where it is shown. */
  title: string;
  description: string;
  keywords: string;
  /** When its words last changed, as YYYY-MM-DD. */
  updatedOn: string;
};

const rows = { ...marketingPages, ...legalAndAccountPages };

export type PagePattern = keyof typeof rows;

export const pagePatterns = Object.keys(rows).filter(isPagePattern);

/** The texts of a page known by its pattern; `name` is its city, industry or category. */
export function pageText(pattern: PagePattern, name = ''): PageText {
  const fill = (text: string) => text.replaceAll('{name}', name).replaceAll('{lowerName}', name.toLowerCase());
  const [heading, title, description, keywords, updatedOn] = rows[pattern];
  return {
    name: fill(heading),
    title: fill(title),
    description: fill(description),
    keywords: fill(keywords),
    updatedOn,
  };
}

export function isPagePattern(text: string): text is PagePattern {
  return Object.hasOwn(rows, text);
}
