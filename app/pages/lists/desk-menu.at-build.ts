import { listMenus } from '#app/pages/derive.ts';
import type { PageMap } from '#app/pages/row.ts';
import { pages } from '#app/pages.ts';

const { desk = [], deskSettings = [], deskSystem = [] } = listMenus(pages);
const map: PageMap = pages;
/** With the people who may open each page: the rail leaves out the others. */
const withReaders = (links: typeof desk) => links.map((link) => ({ ...link, readers: map[link.href]?.readers }));

/** Only the desk needs its own rail. */
export const DESK_MENUS = {
  desk: withReaders(desk),
  deskSettings: withReaders(deskSettings),
  deskSystem: withReaders(deskSystem),
};
