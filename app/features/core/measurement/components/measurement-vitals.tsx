/** The 75th percentile, rated by the thresholds of search engines. */
import { Badge, type BadgeTone } from '#app/ui/content/badge.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Cell, HeaderCell, Table } from '#app/ui/content/table.tsx';
import {
  edgesOf,
  RATINGS,
  type Rating,
  THRESHOLDS,
  type Vital,
  type VitalSummary,
} from '#domain/measurement/web-vital.ts';
import { formatNumber } from '#domain/pay/money.ts';
import type { MeasurementFigures } from '../schema.ts';
import { formatShare } from './measurement-share.ts';

const NAMES: Record<Vital, string> = {
  LCP: 'Main content shown',
  INP: 'Response to a press or key',
  CLS: 'Movement of the layout',
  FCP: 'First content shown',
  TTFB: 'First byte of the response',
};
const RATING_LOOKS: Record<Rating, { name: string; tone: BadgeTone; fill: string }> = {
  good: { name: 'Good', tone: 'brand', fill: 'bg-brand' },
  'needs-work': { name: 'Needs work', tone: 'amber', fill: 'bg-blue-collar' },
  poor: { name: 'Poor', tone: 'signal', fill: 'bg-signal' },
};
/** With fewer, one slow visit can change the rating. */
const FEW_SAMPLES = 50;

export function Vitals({ vitals }: Pick<MeasurementFigures, 'vitals'>) {
  return (
    <section aria-labelledby="speed">
      <Heading level={2} size="item" id="speed" className="mb-1">
        Speed
      </Heading>
      <p className="measure mb-4 text-ink-soft text-sm">
        Three quarters of visits are at least this fast (75th percentile). Values are rounded to within a fifth. Ratings
        are exact.
      </p>
      <Table caption="Speed of pages at the 75th percentile" isCaptionHidden>
        <thead>
          <tr>
            <HeaderCell>Measure</HeaderCell>
            <HeaderCell isNumber>75th percentile</HeaderCell>
            <HeaderCell>Rating</HeaderCell>
            <HeaderCell>Good, needs work, poor</HeaderCell>
            <HeaderCell isNumber className="min-w-20 wrap-normal">
              Good up to
            </HeaderCell>
            <HeaderCell isNumber className="min-w-20 wrap-normal">
              Samples
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {vitals.map(({ metric, summary }) => (
            <tr key={metric}>
              <HeaderCell scope="row" className="min-w-36 align-top">
                {NAMES[metric]} <span className="font-normal text-ink-faint">({metric})</span>
              </HeaderCell>
              <SummaryCells metric={metric} summary={summary} />
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function SummaryCells({ metric, summary }: { metric: Vital; summary: VitalSummary | null }) {
  const goodLimit = formatValue(metric, THRESHOLDS[metric].good);
  if (!summary) {
    return (
      <>
        <Cell isNumber>none</Cell>
        <Cell>Not measured yet</Cell>
        <Cell />
        <Cell isNumber>{goodLimit}</Cell>
        <Cell isNumber>0</Cell>
      </>
    );
  }
  const { p75, rating, ratings, samples } = summary;
  const { name, tone } = RATING_LOOKS[rating];
  const last = edgesOf(metric).at(-1) ?? 0;
  return (
    <>
      <Cell isNumber className="min-w-24 whitespace-nowrap font-semibold">
        {p75 === null ? `more than ${formatValue(metric, last)}` : formatValue(metric, p75)}
      </Cell>
      <Cell>
        <Badge tone={tone}>{name}</Badge>
      </Cell>
      <Cell className="min-w-44">
        <span aria-hidden="true" className="flex h-2 gap-px overflow-hidden rounded-xs">
          {RATINGS.map((each) => (
            <span
              key={each}
              className={RATING_LOOKS[each].fill}
              style={{ width: `${(ratings[each] / samples) * 100}%` }}
            />
          ))}
        </span>
        <span className="mt-1 block whitespace-nowrap text-ink-soft">
          {RATINGS.map((each) => formatShare(ratings[each], samples)).join(', ')}
        </span>
      </Cell>
      <Cell isNumber className="whitespace-nowrap">
        {goodLimit}
      </Cell>
      <Cell isNumber className="whitespace-nowrap">
        {formatNumber(samples)}
        {samples < FEW_SAMPLES && <span className="block text-ink-faint">few</span>}
      </Cell>
    </>
  );
}

/** '2.5 s', '200 ms'; layout shift has no unit. */
function formatValue(metric: Vital, value: number): string {
  if (metric === 'CLS') return value.toFixed(2);
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(1)} s`;
}
