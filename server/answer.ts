/** Finds who answers a request: probes, metrics, the service worker, files, redirects to the canonical address, then pages. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '#config';
import type { Database } from '#db/connections/client.server.ts';
import { LOOKS } from '#domain/brand/look.ts';
import type { AnswerSource } from '#platform/metrics/request-times.server.ts';
import { ADDRESS_TOO_LONG, canonicalPath, LONGEST_LOCATION, type Refusal } from './http/guards.ts';
import { METRICS_PATH, type SiteMetrics } from './metrics/metrics.ts';
import { type ClientFiles, createAssetHandler, HASHED_PATH } from './pages/assets.ts';
import { isReading } from './pages/page-key.ts';
import type { PageHandler } from './pages/pages.ts';
import { sendKillSwitch, WORKER_PATH } from './pages/service-worker.ts';

/** The pictures show the demo agency. */
const DEMO_PICTURES = '/screenshots/';
const NOT_FOUND: Refusal = { status: 404, message: 'Not found' };

type AnswerServices = {
  config: Config;
  database: Pick<Database, 'isReady'>;
  metrics: SiteMetrics;
  files: ClientFiles;
  headers: [string, string][];
  pages: PageHandler;
  isDraining: () => boolean;
};

type Incoming = { request: IncomingMessage; response: ServerResponse; requestId: string; path: string };

/** `refusal` is null if the answer has been sent. */
export type Answer = { source: AnswerSource; refusal: Refusal | 'coming_soon' | null };

export function createAnswer(services: AnswerServices): (incoming: Incoming) => Promise<Answer> {
  const { config, database, metrics, files, headers, pages, isDraining } = services;
  const sendAsset = createAssetHandler(files, headers);

  async function describeReadiness(): Promise<Refusal> {
    return !isDraining() && (await database.isReady())
      ? { status: 200, message: 'ready' }
      : { status: 503, message: 'not ready', headers: [['Retry-After', '5']] };
  }

  /** @returns undefined for a request that is for a page or a file */
  async function answerBySoftware({ request, response, path }: Incoming): Promise<Refusal | null | undefined> {
    if (path === '/livez') return { status: 200, message: 'alive' };
    if (path === '/readyz') return describeReadiness();
    if (path === METRICS_PATH && (await metrics.answer(request, response))) return null;
    if (path === WORKER_PATH && !config.usesServiceWorker && isReading(request)) {
      sendKillSwitch(request, response, headers);
      return null;
    }
    return !config.isDemo && path.startsWith(DEMO_PICTURES) ? NOT_FOUND : undefined;
  }

  return async (incoming) => {
    const { request, response, requestId, path } = incoming;
    const refusal = await answerBySoftware(incoming);
    if (refusal !== undefined) return { source: 'server', refusal };
    if (isReading(request) && sendAsset(request, response)) return { source: 'file', refusal: null };
    if (path.startsWith(HASHED_PATH) && !path.startsWith(LOOKS)) return { source: 'server', refusal: NOT_FOUND };
    const redirect = isReading(request) ? redirectToCanonical(request, path) : null;
    if (redirect) return { source: 'server', refusal: redirect };
    return { source: 'rendered', refusal: await pages.send(request, response, requestId) };
  };
}

function redirectToCanonical({ url = '' }: IncomingMessage, path: string): Refusal | null {
  const canonical = canonicalPath(path);
  if (canonical === path) return null;
  const location = canonical + url.slice(path.length);
  return location.length > LONGEST_LOCATION
    ? ADDRESS_TOO_LONG
    : { status: 308, message: 'Moved permanently', headers: [['Location', location]] };
}
