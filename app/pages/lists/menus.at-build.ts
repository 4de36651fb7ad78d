import { listMenus } from '#app/pages/derive.ts';
import { pages } from '#app/pages.ts';

const { desk: _, ...menus } = listMenus(pages);

export const MENUS = menus;
