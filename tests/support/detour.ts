/** A stand-in on this computer takes the place of an address outside: requests by `fetch` go to the stand-in instead. */
import { vi } from 'vitest';
import { preload } from './preload.ts';

type Detour = { from: string; to: string };

/** @returns what a site is started with */
export const detourSite = (detour: Detour): { NODE_OPTIONS: string } =>
  preload(`globalThis.fetch = (${takeDetour})(${JSON.stringify(detour)}, globalThis.fetch);`);

/** The same in the process of the test, until `vi.unstubAllGlobals()`. */
export const detourTest = (detour: Detour): void => void vi.stubGlobal('fetch', takeDetour(detour, fetch));

/** Sent to the site as text, so it may use nothing but its parameters. */
function takeDetour({ from, to }: Detour, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (address, options) => {
    const text = String(address);
    return fetch(text.startsWith(from) ? to + text.slice(from.length) : address, options);
  };
}
