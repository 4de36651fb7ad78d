import { listMenus } from '#app/pages/derive.ts';
import { pages } from '#app/pages.ts';

const { resources, legal, enquiries, signUp } = listMenus(pages);

/** Menus rendered by the server only, in header, footer and a few pages. */
export const MENUS = { resources, legal, enquiries, signUp };
