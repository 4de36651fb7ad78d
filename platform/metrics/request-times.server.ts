import { Histogram, type Registry } from 'prom-client';

/** stored: from the page cache. rendered: by React Router. file: from the client build. server: by the pipeline itself. */
export type AnswerSource = 'stored' | 'rendered' | 'file' | 'server';

export type RequestLabels = {
  group: string;
  method: string;
  status: string;
  source: AnswerSource;
};

export type RequestTimes = { observe(labels: RequestLabels, milliseconds: number): void };

export function createRequestTimes(registry: Registry): RequestTimes {
  const seconds = new Histogram({
    name: 'agency_http_request_seconds',
    help: 'Time from the first byte of a request to the end of our work on its answer',
    labelNames: ['group', 'method', 'status', 'source'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return { observe: (labels, milliseconds) => seconds.observe(labels, milliseconds / 1_000) };
}
