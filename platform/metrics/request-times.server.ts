/**
 * How many requests were answered, and how fast. The stored pages are answered in microseconds, so this counts by itself
 * (a histogram of the library takes more than twice as long for each) and is put into its words when somebody asks.
 */
import type { Metric } from 'prom-client';

export type RequestLabels = {
  /** Of addresses (server/route-group.ts). */
  group: string;
  method: string;
  /** By class, such as '2xx'. */
  status: string;
  /** Where the answer came from. */
  source: AnswerSource;
};

/** stored: the page cache. rendered: React Router. file: the client build. server: said by the pipeline itself. */
export type AnswerSource = 'stored' | 'rendered' | 'file' | 'server';

/** Upper bounds, in seconds. */
const BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
const NAME = 'agency_http_request_seconds';
const HELP = 'Time from the first byte of a request to the end of our work on its answer';

class Series {
  /** How many took no longer than each bound and longer than the one before; the last is for all that took longer. */
  readonly counts = new Float64Array(BOUNDS.length + 1);
  sum = 0;
  readonly labels: RequestLabels;

  constructor(labels: RequestLabels) {
    this.labels = labels;
  }
}

export class RequestTimes {
  private readonly series = new Map<string, Series>();

  observe({ group, method, status, source }: RequestLabels, milliseconds: number): void {
    const key = `${group} ${method} ${status} ${source}`;
    let series = this.series.get(key);
    if (!series) {
      series = new Series({ group, method, status, source });
      this.series.set(key, series);
    }
    const seconds = milliseconds / 1000;
    let bound = 0;
    while (bound < BOUNDS.length && seconds > (BOUNDS[bound] ?? 0)) bound += 1;
    series.counts[bound] = (series.counts[bound] ?? 0) + 1;
    series.sum += seconds;
  }

  /** In the words of the library, to be put into a registry. */
  asMetric(): Metric {
    const metric = {
      name: NAME,
      help: HELP,
      type: 'histogram',
      reset: () => this.series.clear(),
      get: () => this.read(),
    };
    return metric as unknown as Metric;
  }

  private async read() {
    const values = [...this.series.values()].flatMap((series) => {
      let upTo = 0;
      const buckets = [...series.counts].map((count, index) => {
        upTo += count;
        const le = BOUNDS[index] ?? '+Inf';
        return { metricName: `${NAME}_bucket`, labels: { ...series.labels, le }, value: upTo };
      });
      const totals = [
        { metricName: `${NAME}_sum`, labels: series.labels, value: series.sum },
        { metricName: `${NAME}_count`, labels: series.labels, value: upTo },
      ];
      return [...buckets, ...totals];
    });
    return { name: NAME, help: HELP, type: 'histogram', aggregator: 'sum', values };
  }
}
