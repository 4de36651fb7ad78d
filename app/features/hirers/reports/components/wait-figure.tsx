/** A duration: median and 90th percentile, and the number in each step. */
import { CountLink, CountTable } from '#app/ui/content/count-table.tsx';
import { DataList } from '#app/ui/content/data-list.tsx';
import {
  describeDays,
  describeStep,
  FILL_STEPS,
  LEAST_FOR_LONG,
  LEAST_FOR_MEDIAN,
  longIfEnough,
  medianIfEnough,
  WAIT_STEPS,
} from '#domain/report/report.ts';
import {
  type FillFigure,
  fillsHref,
  type ReportSearch,
  type RowsSearch,
  rowsHref,
  type Wait,
  type WaitFigure,
} from '../schema.ts';
import { FIGURE_TEXTS, WAIT_NAMES } from '../texts.ts';
import { Figure, TooFew } from './figure.tsx';

type SpansProps = { medianDays: number | null; longDays: number | null; count: number };

const listSpans = ({ medianDays, longDays, count }: SpansProps) => {
  const [median, long] = [medianIfEnough(medianDays, count), longIfEnough(longDays, count)];
  return [
    { label: 'Median', value: median === null ? <TooFew least={LEAST_FOR_MEDIAN} /> : describeDays(median) },
    { label: '90% within', value: long === null ? <TooFew least={LEAST_FOR_LONG} /> : describeDays(long) },
  ];
};

type WaitFigureProps = { until: Wait; wait: WaitFigure; search: ReportSearch };

export function WaitFigureView({ until, wait, search }: WaitFigureProps) {
  const name = until === 'reply' ? 'replies' : 'shortlists';
  const link = (count: number, part: RowsSearch['part']) => (
    <CountLink count={count} to={rowsHref(search, { until, part })} />
  );
  return (
    <Figure name={name} search={search}>
      <DataList
        layout="columns"
        className="mb-5"
        items={[
          ...listSpans({ ...wait, count: wait.reached }),
          { label: WAIT_NAMES[until], value: link(wait.reached, 'reached') },
          { label: 'Still waiting', value: link(wait.waiting, 'waiting') },
          { label: 'Withdrawn first', value: link(wait.withdrawn, 'withdrawn_before') },
          ...(until === 'shortlist'
            ? [{ label: 'Rejected first', value: link(wait.turnedDown, 'turned_down_before') }]
            : []),
        ]}
      />
      <CountTable
        caption={`${FIGURE_TEXTS[name].title}: applications by length of wait`}
        columns={['Time after sending', 'Applications']}
        whole={wait.reached}
        rows={wait.within.map((count, step) => ({
          key: String(step),
          name: describeStep(WAIT_STEPS, step),
          count,
          to: rowsHref(search, { until, part: 'reached', step }),
        }))}
      />
    </Figure>
  );
}

export function FillFigureView({ fills, search }: { fills: FillFigure; search: ReportSearch }) {
  return (
    <Figure name="fills" search={search}>
      <DataList
        layout="columns"
        className="mb-5"
        items={[
          ...listSpans({ ...fills, count: fills.total }),
          { label: 'Jobs filled', value: <CountLink count={fills.total} to={fillsHref(search)} /> },
        ]}
      />
      <CountTable
        caption="Time to fill: jobs by length of time"
        columns={['Time after posting', 'Jobs']}
        whole={fills.total}
        rows={fills.within.map((count, step) => ({
          key: String(step),
          name: describeStep(FILL_STEPS, step),
          count,
          to: fillsHref(search, { step }),
        }))}
      />
    </Figure>
  );
}
