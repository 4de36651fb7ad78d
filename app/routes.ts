/** The map of pages (app/pages.ts) as React Router reads it. */
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { isPage } from './pages/derive.ts';
import type { PageMap } from './pages/row.ts';
import { pages } from './pages.ts';

/** Every page of the desk stands in one frame, which is also its guard. */
const DESK = '/admin';
/** Pages for posters stand in one frame; each has a gate of its own. */
const POSTERS = 'routes/employer/';

export default routesOf(pages);

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
  const isOfPosters = ([, row]: (typeof all)[number]) => row.module.startsWith(POSTERS) && isPage(row);
  const posters = all.filter(isOfPosters).map((entry) => toRoute(entry));
  return [
    ...all.filter((entry) => !isOfDesk(entry) && !isOfPosters(entry)).map((entry) => toRoute(entry)),
    ...(posters.length > 0 ? [layout('routes/employer/layout.tsx', posters)] : []),
    route(
      DESK.slice(1),
      'routes/admin/layout.tsx',
      all.filter(isOfDesk).map((entry) => toRoute(entry, DESK)),
    ),
  ];
}
