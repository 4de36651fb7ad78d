/**
 * What stands in for modules of packages that are larger than this site needs: browsers are sent the smaller ones. A package
 * that changes its exports or moves a file stops the build here, not the site.
 */
import type { Plugin } from 'vite';

/** Of these the site uses the plain form alone: a drawing with the attributes that Lucide gives it. */
const ICON = `
import { createElement } from 'react';
const isSaid = (name) => name.startsWith('aria-') || name === 'role' || name === 'title';
export default function createLucideIcon({ name, size = 24, node, aliases = [] }) {
  const classes = ['lucide', ...[name, ...aliases].map((each) => 'lucide-' + each)].join(' ');
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ className, children, ...rest }) {
    return createElement('svg', {
      xmlns: 'http://www.w3.org/2000/svg',
      width: 24,
      height: 24,
      viewBox: '0 0 ' + size + ' ' + size,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className: className ? classes + ' ' + className : classes,
      'aria-hidden': children || Object.keys(rest).some(isSaid) ? undefined : 'true',
      ...rest,
    }, drawing, children);
  };
}`;

/** The site watches no steps of its router: it passes no `instrumentations`. What is `none` only servers ask for. */
const NO_INSTRUMENTS = `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export { none as instrumentHandler, none as instrumentationResultMetaContext };
const none = undefined;`;

/** All routes come with the page (`routeDiscovery` in react-router.config.ts): none is looked for later. */
const NO_DISCOVERY = `
export const isFogOfWarEnabled = () => false;
export const getPartialManifest = (manifest) => manifest;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => undefined;
export { none as getManifestPath, none as getPathsWithAncestors, none as handleClientVersionMismatch };
const none = undefined;`;

const ROUTER = 'node_modules/react-router/dist/production/lib';

/** By the environments that have them: what both render must be the same in both. */
const SMALLER = [
  { file: 'node_modules/lucide-react/dist/esm/createLucideIcon.mjs', source: ICON, environments: ['client', 'ssr'] },
  { file: `${ROUTER}/router/instrumentation.js`, source: NO_INSTRUMENTS, environments: ['client'] },
  { file: `${ROUTER}/dom/ssr/fog-of-war.js`, source: NO_DISCOVERY, environments: ['client'] },
];

export function useSmallerModules(): Plugin {
  const met = new Set<string>();
  return {
    name: 'use-smaller-modules',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const found = SMALLER.find(({ file }) => id.endsWith(`/${file}`));
      if (!found?.environments.includes(this.environment.name)) return null;
      met.add(`${this.environment.name} ${found.file}`);
      return { code: found.source, moduleSideEffects: false };
    },
    generateBundle() {
      const { name } = this.environment;
      for (const { file, environments } of SMALLER)
        if (environments.includes(name) && !met.has(`${name} ${file}`)) throw new Error(`The build has no ${file}.`);
    },
  };
}
