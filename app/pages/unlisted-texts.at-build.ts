import { pages } from '../pages.ts';
import { listTexts } from './derive.ts';

/** In a list of their own: the pages that people find first need not bring them along. */
export const UNLISTED_TEXTS = listTexts(pages, { areListed: false });
