import { pages } from '../pages.ts';
import { listMenus } from './derive.ts';

/** Only the desk needs its own tabs. */
export const DESK_MENU = listMenus(pages).desk ?? [];
