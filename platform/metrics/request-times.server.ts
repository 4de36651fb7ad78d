/** How many requests were answered, and how fast (docs/operate/metrics.md). */
import { Histogram, type Registry } from 'prom-client';

const LABELS = ['group', 'method', 'status', 'source'] as const;

/** stored: the page cache. rendered: React Router. file: the client build. server: said by the pipeline itself. */
export type AnswerSource = 'stored' | 'rendered' | 'file' | 'server';

export type RequestLabels = {
  /** Of addresses (server/route-group.ts). */
  group: string;
  method: string;
  /** By class, such as '2xx'. */
  status: string;
  source: AnswerSource;
};

export type RequestTimes = Pick<Histogram<(typeof LABELS)[number]>, 'observe'>;

/** Observes seconds. */
export const createRequestTimes = (registry: Registry): RequestTimes =>
  new Histogram({
    name: 'agency_http_request_seconds',
    help: 'Time from the first byte of a request to the end of our work on its answer',
    labelNames: LABELS,
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
