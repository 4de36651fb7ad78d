import { listMenus } from '#app/pages/derive.ts';
import { pages } from '#app/pages.ts';

const { desk = [], deskSettings = [], deskSystem = [] } = listMenus(pages);

/** Only the desk needs its own rail. */
export const DESK_MENUS = { desk, deskSettings, deskSystem };
