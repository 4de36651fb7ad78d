import { listTexts } from '#app/pages/derive.ts';
import { pages } from '#app/pages.ts';

export const LISTED_TEXTS = listTexts(pages, { areListed: true });
