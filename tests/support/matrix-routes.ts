/** Every route of the built site, and whether it has an action. */
import { existsSync, readFileSync } from 'node:fs';
import { isPage } from '#app/pages/derive.ts';
import { pages } from '#app/pages.ts';
import { isFullForm } from './form.ts';
import { MATRIX } from './matrix.ts';

export type BuiltRoute = {
  id: string;
  pattern: string;
  hasAction: boolean;
};

type ManifestRoute = { id: string; parentId?: string; path?: string; hasAction: boolean };

const ENTRY = 'build/current/server/entry.js';
const ROUTE =
  /"id": "([^"]+)",\s*"parentId": (?:"([^"]+)"|void 0),\s*"path": (?:"([^"]*)"|void 0),[^{}]*?"hasAction": (true|false)/g;

/** The leaves of the route tree. Throws if a layout has an action, because no test would try it. */
export function listBuiltRoutes(): BuiltRoute[] {
  const routes = readManifest();
  const parents = new Set(routes.map(({ parentId }) => parentId));
  const byId = new Map(routes.map((route) => [route.id, route]));
  const patternOf = ({ parentId, path: own = '' }: ManifestRoute): string => {
    const parent = parentId ? byId.get(parentId) : undefined;
    return [parent ? patternOf(parent) : '', own].filter(Boolean).join('/');
  };
  for (const { id, hasAction } of routes) {
    if (hasAction && parents.has(id))
      throw new Error(`The layout ${id} has an action, which no line of the matrix tries`);
  }
  return routes
    .filter(({ id }) => !parents.has(id))
    .map((route) => ({ id: route.id, pattern: patternOf(route), hasAction: route.hasAction }));
}

const PAGES = new Set(
  Object.entries(pages)
    .filter(([, row]) => isPage(row))
    .map(([path]) => path.replace(/^\//, '')),
);

/** False for files, feeds and addresses for scripts: the browser's router never requests data for them. */
export const isPageAt = (pattern: string): boolean => PAGES.has(pattern);

/** One sentence for each route without a row in MATRIX, row without a route, and action without a `write` row. */
export function listMatrixFaults(routes: BuiltRoute[]): string[] {
  const patterns = new Set(routes.map(({ pattern }) => pattern));
  const stale = Object.keys(MATRIX).filter((pattern) => !patterns.has(pattern));
  return [
    ...stale.map((pattern) => `'${pattern}' has a line in the matrix, and is no route`),
    ...routes.flatMap(({ pattern, hasAction }) => {
      const line = MATRIX[pattern];
      if (!line) return [`the route '${pattern}' has no line in the matrix`];
      if (hasAction && !line.write) return [`the route '${pattern}' takes changes, and its line does not say whose`];
      if (!hasAction && line.write) return [`the line of '${pattern}' says whose changes it takes, and it takes none`];
      return [];
    }),
  ];
}

/** The full form returns all routes; the short form returns the first route of each combination of rights. */
export function pickOnePerGate(routes: BuiltRoute[]): BuiltRoute[] {
  if (isFullForm) return routes;
  const gates = new Map<string, BuiltRoute>();
  for (const route of routes) {
    const { read, write, target } = MATRIX[route.pattern] ?? {};
    const gate = JSON.stringify([read, write, target]);
    if (!gates.has(gate)) gates.set(gate, route);
  }
  return [...gates.values()];
}

/** The server build's list of routes; browsers only get part of it. */
function readManifest(): ManifestRoute[] {
  if (!existsSync(ENTRY)) throw new Error("There is no build of the site; 'npm test' makes one.");
  const routes = [...readFileSync(ENTRY, 'utf8').matchAll(ROUTE)].map(
    ([, id = '', parentId, path, hasAction]): ManifestRoute => ({
      id,
      ...(parentId && { parentId }),
      ...(path && { path }),
      hasAction: hasAction === 'true',
    }),
  );
  if (routes.length === 0) throw new Error('The build of the server lists its routes in another way.');
  return routes;
}
