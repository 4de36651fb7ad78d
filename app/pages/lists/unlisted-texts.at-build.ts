import { listTexts } from '#app/pages/derive.ts';
import { pages } from '#app/pages.ts';

/** In a list of their own: the pages that people find first need not bring them along. */
export const UNLISTED_TEXTS = listTexts(pages, { areListed: false });
