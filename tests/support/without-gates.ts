/** A site whose policies allow everything, so that a test can show what the database refuses by itself. */
import { preload } from './preload.ts';

/** The entry of the server is started with its gates down. No setting of the site can do that. */
export const WITHOUT_GATES = preload(`
  import { registerHooks } from 'node:module';
  registerHooks({
    load: (url, context, next) => {
      if (!url.endsWith('/server/entry.js')) return next(url, context);
      const source = 'import { start as open } from ' + JSON.stringify(url + '?with-gates') + ';'
        + 'export const start = (files) => open(files, { areGatesUp: false });';
      return { format: 'module', source, shortCircuit: true };
    },
  });`);
