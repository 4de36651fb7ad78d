import { href, matchPath } from 'react-router';
import { articleMenu } from '#app/chrome/header/article-menu.ts';
import { enquiryLinks, legalLinks, listMenus, signUpLinks } from '#app/chrome/header/menus.ts';
import { jobsLink, loginLinks, type NavigationLink, postJobLink } from '#app/chrome/header/navigation.ts';
import type { PageMap } from '#app/pages/row.ts';
import { pages } from '#app/pages.ts';
import type { Content } from '#db/content/content.ts';
import { findServiceHead } from '#db/content/services/find-service.ts';
import { fillFacts } from '#domain/site/fill-facts.ts';
import { isServicePath } from '#domain/site/service-path.ts';
import { agency } from '#domain/site/site.ts';
import { markWords, readAskedWords } from '#domain/text/word-starts.ts';

const everywhere = (content: Content): NavigationLink[] => [
  jobsLink,
  ...listMenus().flatMap(({ links }) => links),
  ...enquiryLinks(),
  ...articleMenu().links,
  ...loginLinks,
  ...signUpLinks,
  postJobLink,
  ...legalLinks(),
  ...listFreePages(content),
];
const map: PageMap = pages;
const PATTERNS = ['/locations/:city', '/industries/:industry', '/blog/category/:category'] as const;

const listEntries = (content: Content) =>
  everywhere(content).map((link) => ({
    link,
    name: markWords(link.label),
    words: markWords(`${link.label} ${link.text ?? ''} ${wordsOf(content, link)}`),
  }));

export const listFreePages = ({ pages: free }: Pick<Content, 'pages'>): NavigationLink[] =>
  free.map(({ slug, title, description }) => ({
    label: fillFacts(title),
    href: href('/pages/:slug', { slug }),
    text: fillFacts(description),
  }));

export function findFreePage({ pages: free }: Pick<Content, 'pages'>, slug: string | undefined) {
  const title = free.find((page) => page.slug === slug)?.title;
  return title === undefined ? null : { name: fillFacts(title), title: fillFacts(title) };
}

/** Finds pages that contain every searched word: exact names first, then pages with a searched word in their name. */
export function searchPages(content: Content, question: string): NavigationLink[] {
  const words = readAskedWords(question);
  if (words.length === 0) return [];
  const namedWords = (name: string) => words.filter((word) => name.includes(word)).length;
  return listEntries(content)
    .filter((entry) => words.every((word) => entry.words.includes(word)))
    .map(({ link, name }) => ({ link, rank: name === words.join(' ') ? words.length + 1 : namedWords(name) }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ link }) => link);
}

function wordsOf(content: Content, { label, href: to }: NavigationLink): string {
  const pattern = PATTERNS.find((each) => matchPath(each, to)) ?? to;
  const { description = '', keywords = '' } =
    (isServicePath(to) ? findServiceHead(content, to) : map[pattern]?.texts) ?? {};
  const words = `${description} ${keywords}`.replaceAll('{name}', label).replaceAll('{lowerName}', label);
  // Nearly every description contains the agency's name, so it is ignored.
  return words.replaceAll('{agency}', '').replaceAll('{agencyShort}', agency().shortName);
}
