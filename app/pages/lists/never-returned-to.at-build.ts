import { listNeverReturnedTo } from '#app/pages/derive.ts';
import { addresses } from '#app/pages.ts';

export const NEVER_RETURNED_TO = listNeverReturnedTo(addresses);
