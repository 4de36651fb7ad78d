import { listMenus } from '#app/pages/derive.ts';
import { pages } from '#app/pages.ts';

const { services, resources, legal, enquiries, signUp } = listMenus(pages);

/** What only the server draws of header and footer, and a few pages list. */
export const MENUS = { services, resources, legal, enquiries, signUp };
