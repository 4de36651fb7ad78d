import { listNeverKept } from '#app/pages/derive.ts';
import { pages } from '#app/pages.ts';

export const NEVER_KEPT = listNeverKept(pages);
