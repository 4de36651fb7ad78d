import { listNames } from '#app/pages/derive.ts';
import { pages } from '#app/pages.ts';

/** Of the listed texts what people see: descriptions and keywords are for search engines, which ask the server. */
export const LISTED_NAMES = listNames(pages);
