import { listNames } from '#app/pages/derive.ts';
import { pages } from '#app/pages.ts';

/** Texts that people see; descriptions and keywords are for search engines, which request pages from the server. */
export const LISTED_NAMES = listNames(pages);
