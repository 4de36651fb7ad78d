/** Finds pages by the words in their name, description and keywords. */
import { matchPath } from 'react-router';
import { company } from '#content/company.ts';
import { isPagePattern, pageText } from '#content/pages.ts';
import { jobsLink, legalLinks, loginLinks, menus, type NavigationLink, postJobLink } from './navigation.ts';

const everywhere = [jobsLink, ...menus.flatMap(({ links }) => links), ...loginLinks, postJobLink, ...legalLinks];
const PLACES = ['/locations/:city', '/industries/:industry'] as const;

const entries = everywhere.map((link) => ({
  link,
  name: link.label.toLowerCase(),
  words: `${link.label} ${link.text ?? ''} ${wordsOf(link)}`.toLowerCase(),
}));

/** Pages that hold every word of the question, those that are named so first. */
export function searchPages(question: string): NavigationLink[] {
  const asked = question.toLowerCase().split(/\s+/).filter(Boolean);
  if (asked.length === 0) return [];
  const found = entries.filter(({ words }) => asked.every((word) => words.includes(word)));
  const isNamed = ({ name }: { name: string }) => asked.some((word) => name.includes(word));
  return [...found.filter(isNamed), ...found.filter((entry) => !isNamed(entry))].map(({ link }) => link);
}

function wordsOf({ label, href }: NavigationLink): string {
  const pattern = PLACES.find((each) => matchPath(each, href)) ?? href;
  if (!isPagePattern(pattern)) return '';
  const { description, keywords } = pageText(pattern, label);
  // Nearly every description names the agency, which says nothing of the page.
  return `${description} ${keywords}`.replaceAll(company.name, '');
}
