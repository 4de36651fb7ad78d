import { pages } from '../pages.ts';
import { listMenus } from './derive.ts';

const { desk: _, ...menus } = listMenus(pages);

export const MENUS = menus;
