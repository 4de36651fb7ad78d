/** What an editor should see before publishing: links that lead nowhere, and how a search engine shows the page. */
import { matchPath } from 'react-router';
import { pages } from '#app/pages.ts';
import { collections } from '#db/content/collections.ts';
import type { Content } from '#db/content/content.ts';
import type { ShownItem, Typed } from '../schema.ts';

export type Note =
  | { kind: 'broken_link'; text: string }
  | { kind: 'search_result'; title: string; description: string };

/** Google cuts titles and descriptions at about this width; in characters, as it depends on their letters. */
const [TITLE_SHOWN, DESCRIPTION_SHOWN] = [60, 160];

export function listNotes({ typed, collection }: Pick<ShownItem, 'typed' | 'collection'>, content: Content): Note[] {
  const links = [...new Set(listTexts(typed).flatMap(listLinks))];
  const broken = links.filter((link) => !isKnown(link, content)).map((text): Note => ({ kind: 'broken_link', text }));
  const { title, metaDescription } = typed;
  if (collection !== 'articles' || typeof title !== 'string') return broken;
  const description = typeof metaDescription === 'string' ? metaDescription : '';
  const result: Note = {
    kind: 'search_result',
    title: cut(`${title} | ${content.agency.name}`, TITLE_SHOWN),
    description: cut(description, DESCRIPTION_SHOWN),
  };
  return [...broken, result];
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value as Typed).flatMap(listTexts);
}

/** Own addresses in `[words](address)`, and texts that are nothing but one. */
function listLinks(text: string): string[] {
  const inside = [...text.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, link = '']) => link);
  return /^\/[^\s]*$/.test(text) ? [text, ...inside] : inside;
}

function isKnown(link: string, content: Content): boolean {
  const [path = '/'] = link.split(/[?#]/);
  const pattern = Object.keys(pages).find((each) => matchPath(each, path));
  if (!pattern) return false;
  if (pattern !== '/blog/:slug') return true;
  return content.articles.some(({ slug }) => collections.articles.pathOf(slug) === path);
}
