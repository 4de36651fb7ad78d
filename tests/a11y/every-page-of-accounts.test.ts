import { listPageRoutes } from '#tests/support/page-routes.ts';
import { walkPages } from '#tests/support/page-walk.ts';

walkPages(listPageRoutes().filter(({ viewer }) => viewer));
