import { listTexts } from '#app/pages/derive.ts';
import { pages } from '#app/pages.ts';

/** A separate list, so that public pages need not load these texts. */
export const UNLISTED_TEXTS = listTexts(pages, { areListed: false });
