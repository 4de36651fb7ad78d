/** /metrics: the figures of this process for Prometheus only (docs/operate/metrics.md). */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnswerSource } from '#platform/metrics/request-times.server.ts';
import { NOTHING_RUNS, securityHeaders } from '#server/http/security-headers.ts';
import { isReading } from '#server/pages/page-key.ts';
import type { Config } from '../../config.server.ts';
import { createMetrics, type Metrics, type Watched } from './collect-metrics.ts';
import { groupOf } from './route-group.ts';

export const METRICS_PATH = '/metrics';

export type SiteMetrics = Pick<Metrics, 'watch'> & {
  /** @returns whether it answered; false for a client without permission, which gets the 404 of an unknown address */
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Counts an answer; `startedAt` by performance.now(). `coming_soon`: the 503 of a site before its launch, which is no failure. */
  count(request: IncomingMessage, status: number | 'coming_soon', source: AnswerSource, startedAt: number): void;
};

type Settings = Pick<Config, 'metricsToken' | 'isDemo' | 'hsts' | 'dataDir'>;

export function openMetrics(config: Settings, parts: Omit<Watched, 'dataDir'>): SiteMetrics {
  const metrics = createMetrics({ ...parts, dataDir: config.dataDir });
  const headers = securityHeaders(config);
  return {
    watch: metrics.watch,
    answer: async (request, response) => {
      if (!isReading(request) || !mayAsk(request, config)) return false;
      const body = Buffer.from(await metrics.read());
      response.writeHead(200, [
        ...headers.flat(),
        'Content-Security-Policy',
        NOTHING_RUNS,
        'Cache-Control',
        'no-store',
        'Content-Type',
        metrics.contentType,
        'Content-Length',
        String(body.length),
      ]);
      response.end(request.method === 'HEAD' ? undefined : body);
      return true;
    },
    count: ({ method, url }, status, source, startedAt) => {
      const labels = { group: groupOf(url ?? '/'), method: nameOf(method), status: statusClassOf(status), source };
      metrics.requests.observe(labels, performance.now() - startedAt);
    },
  };
}

function mayAsk({ headers, socket }: IncomingMessage, { metricsToken, isDemo }: Settings): boolean {
  if (metricsToken === null) return isDemo && LOOPBACK.test(socket.remoteAddress ?? '');
  const bearer = /^Bearer +(.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  // Compares digests, which have equal length, in constant time.
  return timingSafeEqual(digest(bearer), digest(metricsToken));
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const digest = (text: string) => createHash('sha256').update(text).digest();

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Node accepts some thirty more methods, all of which the site refuses. */
const nameOf = (method = '') => (METHODS.includes(method) ? method : 'other');

const CLASSES = ['1xx', '2xx', '3xx', '4xx', '5xx'];
const statusClassOf = (status: number | 'coming_soon') =>
  status === 'coming_soon' ? status : (CLASSES[Math.floor(status / 100) - 1] ?? 'other');
