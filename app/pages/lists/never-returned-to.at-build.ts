import { listNeverReturnedTo } from '#app/pages/derive.ts';
import { pages } from '#app/pages.ts';

export const NEVER_RETURNED_TO = listNeverReturnedTo(pages);
