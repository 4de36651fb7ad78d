import { listMenus } from '#app/pages/derive.ts';
import type { PageMap } from '#app/pages/row.ts';
import { pages } from '#app/pages.ts';

const { desk = [], deskSettings = [], deskSystem = [] } = listMenus(pages);
const map: PageMap = pages;
/** The rail hides pages that its viewer may not open, so each link has its readers. */
const withReaders = (links: typeof desk) => links.map((link) => ({ ...link, readers: map[link.href]?.readers }));

export const DESK_MENUS = {
  desk: withReaders(desk),
  deskSettings: withReaders(deskSettings),
  deskSystem: withReaders(deskSystem),
};
