import { listNeverKept } from '#app/pages/derive.ts';
import { addresses } from '#app/pages.ts';

export const NEVER_KEPT = listNeverKept(addresses);
