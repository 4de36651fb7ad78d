/**
 * Evaluates modules named `*.at-build.ts` during the build and replaces them by their values, so that browsers get a short list instead of
 * the long one it derives from. Without this plugin, as in tests, they are ordinary modules.
 */
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

export const evaluateAtBuild = (): Plugin => ({
  name: 'evaluate-at-build',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('.at-build.ts')) return null;
    const values: Record<string, unknown> = await import(pathToFileURL(id).href);
    return Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${toSource(id, name, value)};`)
      .join('\n');
  },
});

/** Throws for values that JSON cannot represent, such as a function. */
function toSource(id: string, name: string, value: unknown): string {
  const source = JSON.stringify(value, (_, part: unknown) => {
    if (['function', 'symbol', 'bigint'].includes(typeof part) || part instanceof Map || part instanceof Set)
      throw new Error(`${name} of ${id} holds what JSON cannot say.`);
    return part;
  });
  if (source === undefined) throw new Error(`${name} of ${id} has no value.`);
  return source;
}
