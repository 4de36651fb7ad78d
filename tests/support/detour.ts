/** Sends `fetch` requests for an outside address to a stand-in on this computer. */
import { vi } from 'vitest';
import { preload } from './preload.ts';

type Detour = { from: string; to: string };

export const detourSite = (detour: Detour): { NODE_OPTIONS: string } =>
  preload(`globalThis.fetch = (${takeDetour})(${JSON.stringify(detour)}, globalThis.fetch);`);

export const detourTest = (detour: Detour): void => void vi.stubGlobal('fetch', takeDetour(detour, fetch));

/** Serialised into the site's process, so it may use only its parameters. */
function takeDetour({ from, to }: Detour, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (address, options) => {
    const text = String(address);
    return fetch(text.startsWith(from) ? to + text.slice(from.length) : address, options);
  };
}
