import { listServicePages } from '#app/pages/derive.ts';
import { pages } from '#app/pages.ts';

export const SERVICE_PAGES = listServicePages(pages);
