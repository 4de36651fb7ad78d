import { listMenus } from '#app/pages/derive.ts';
import { pages } from '#app/pages.ts';

const { desk: _work, deskSettings: _settings, deskSystem: _system, ...menus } = listMenus(pages);

export const MENUS = menus;
