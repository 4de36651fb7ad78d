import type { pages } from '../pages.ts';
import { fillTexts, type PageText } from './fill-texts.ts';
import { LISTED_NAMES } from './lists/listed-names.at-build.ts';
import { LISTED_TEXTS } from './lists/listed-texts.at-build.ts';

type Rows = typeof pages;
export type PathWithTexts = { [Path in keyof Rows]: Rows[Path] extends { texts: object } ? Path : never }[keyof Rows];
export type ListedPath = {
  [Path in PathWithTexts]: Rows[Path] extends { sitemap: unknown } | { canonical: string } ? Path : never;
}[PathWithTexts];

/** Browsers get only the texts that people see. */
const TEXTS = import.meta.env.SSR ? LISTED_TEXTS : LISTED_NAMES;

export const listedPaths = Object.keys(TEXTS).filter(isListedPath);

export const pageText = (path: ListedPath, name = ''): PageText => fillTexts(TEXTS, path, name, false);

export function isListedPath(text: string): text is ListedPath {
  return Object.hasOwn(TEXTS, text);
}
