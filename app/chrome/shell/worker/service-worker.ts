/// <reference lib="webworker" />
/**
 * Serves this site's pages from the network, or from storage when offline. scripts/build-service-worker.mjs builds it into one file
 * (docs/decisions/0025-saved-offline.md).
 */
import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { finishSignOut } from '#app/chrome/offline/offline-sign-out.ts';
import { isData, isKeepable, pageOfData } from './addresses.ts';
import { asStored, findKept, forgetAll, isWorthKeeping, keepAnswer, keepVisitorsPage } from './kept-pages.ts';
import { answerPage, fetchAfterSignOut, type PageParts } from './page-answers.ts';
import './push-events.ts';
import { answerFile, findShellPage, installShell, keepFile, replacePreviousVersion } from './shell-files.ts';
import { signOutGate } from './sign-out-gate.ts';

declare const self: ServiceWorkerGlobalScope;

type Message = { type: 'skip-waiting' } | { type: 'claim' } | { type: 'forget' } | { type: 'keep'; path: string };

const gate = signOutGate(finishSignOut);

// When storage is full, build files are deleted (shell-files.ts), and stored pages are useless without them.
registerQuotaErrorCallback(forgetAll);

self.addEventListener('install', (event) => event.waitUntil(installShell(event)));

self.addEventListener('activate', (event) =>
  event.waitUntil(replacePreviousVersion(event).then(() => self.clients.claim())),
);

self.addEventListener('message', (event) => {
  const message = event.data as Message | null;
  if (message?.type === 'skip-waiting') event.waitUntil(self.skipWaiting());
  if (message?.type === 'claim') event.waitUntil(self.clients.claim());
  if (message?.type === 'forget') {
    // Sent by the page at sign-out, perhaps offline.
    gate.close();
    event.waitUntil(forgetAll());
  }
  if (message?.type === 'keep') event.waitUntil(keepReadPage(message.path, event));
});

registerRoute(
  ({ sameOrigin, request }) => sameOrigin && request.mode === 'navigate',
  ({ request, event }) => answerPage(request, partsFor(event)),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isData(url),
  async ({ request, url, event }) => {
    const answer = await fetchAfterSignOut(request, partsFor(event));
    if (answer.ok && request.mode === 'cors') event.waitUntil(keepReadPage(pageOfData(url), event));
    return answer;
  },
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  ({ request, event }) => answerFile(request, event),
);

// Until an offline sign-out has reached the site, forms would be sent with the old session.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && gate.stops(url),
  ({ request, event }) => fetchAfterSignOut(request, partsFor(event)),
  'POST',
);

function partsFor(event: ExtendableEvent): PageParts {
  const keepAsset = (path: string) => keepFile(path, event);
  return {
    finishSignOut: gate.pass,
    fetch: (request) => fetch(request),
    waitFor: (work) => event.waitUntil(work),
    keep: (address, answer) => {
      if (isWorthKeeping(address, answer)) event.waitUntil(keepAnswer(address, answer.clone(), keepAsset));
    },
    findKept,
    findShellPage: async (address) => {
      const page = await findShellPage(address);
      return page.ok ? asStored(page) : page;
    },
  };
}

async function keepReadPage(path: string | URL, event: ExtendableEvent): Promise<void> {
  const address = new URL(path, self.location.origin);
  if (address.origin !== self.location.origin || !isKeepable(address)) return;
  await keepVisitorsPage(address, (asset) => keepFile(asset, event));
}
