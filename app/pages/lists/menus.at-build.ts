import { listMenus } from '#app/pages/derive.ts';
import { pages } from '#app/pages.ts';

const { resources, legal, enquiries, signUp } = listMenus(pages);

/** What only the server draws of header and footer, and a few pages list. */
export const MENUS = { resources, legal, enquiries, signUp };
