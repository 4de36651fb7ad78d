/** The map of pages (app/pages.ts) as React Router reads it. */
import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import type { PageMap } from './pages/row.ts';
import { addresses } from './pages.ts';

/** Every page of the desk stands in one frame, which is also its guard. */
const DESK = '/admin';

export default routesOf(addresses);

export function routesOf(pages: PageMap): RouteConfig & RouteConfigEntry[] {
  const modules = Object.values(pages).map(({ module }) => module);
  const toRoute = ([path, { module }]: [string, PageMap[string]], parent = ''): RouteConfigEntry => {
    const own = path.slice(parent.length).replace(/^\//, '');
    // React Router names a route after its module, which several may share.
    const isShared = modules.filter((each) => each === module).length > 1;
    const options = isShared ? { id: path.slice(1) } : {};
    return own === '' ? index(module, options) : route(own, module, options);
  };
  const all = Object.entries(pages);
  const isOfDesk = ([path]: (typeof all)[number]) => path === DESK || path.startsWith(`${DESK}/`);
  return [
    ...all.filter((entry) => !isOfDesk(entry)).map((entry) => toRoute(entry)),
    route(
      DESK.slice(1),
      'routes/admin/layout.tsx',
      all.filter(isOfDesk).map((entry) => toRoute(entry, DESK)),
    ),
  ];
}
