import { listMenus } from '#app/pages/derive.ts';
import { pages } from '#app/pages.ts';

/** Only the desk needs its own tabs. */
export const DESK_MENU = listMenus(pages).desk ?? [];
