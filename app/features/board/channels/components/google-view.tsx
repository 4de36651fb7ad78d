import { href, Link } from 'react-router';
import { ColumnTable } from '#app/desk/list/column-table.tsx';
import type { Column } from '#app/desk/list/desk-list.ts';
import { DataList } from '#app/ui/content/data-list.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { GoogleSettings } from './google-settings.tsx';

type ShownGoogle = {
  email: string;
  perDay: number;
  sentToday: number;
  waiting: number;
  since: string;
  lastAt: string | null;
  problem: string | null;
  nextTry: string;
  refused: readonly { id: string; title: string | null; words: string; tried: string }[];
};

type GoogleViewProps = { google: ShownGoogle | null; mayChange: boolean; answer: Reply | undefined };

export function GoogleView({ google, mayChange, answer }: GoogleViewProps) {
  return (
    <>
      <p className="measure mb-6 text-ink-soft">
        Google finds your jobs automatically, but this can take days. Notify it when jobs open, change or close and it
        will check sooner. It accepts 200 messages a day unless it raises your limit.
      </p>
      <DataList
        className="max-w-2xl"
        items={
          google
            ? [
                { label: 'Status', value: `On since ${google.since}` },
                { label: 'Service account', value: <span className="wrap-anywhere">{google.email}</span> },
                {
                  label: 'Sent today',
                  value: `${google.sentToday} of ${google.perDay} (resets at midnight in California)`,
                },
                { label: 'Queued', value: String(google.waiting) },
                { label: 'Last sent', value: google.lastAt ?? 'Never' },
                ...(google.problem
                  ? [{ label: 'Problem', value: `${google.problem} Next try: ${google.nextTry}` }]
                  : []),
              ]
            : [{ label: 'Status', value: 'Off' }]
        }
      />
      {google && google.refused.length > 0 && <Refused refused={google.refused} />}
      {mayChange && <GoogleSettings perDay={google?.perDay ?? null} answer={answer} />}
    </>
  );
}

const REFUSED_COLUMNS: readonly Column<ShownGoogle['refused'][number]>[] = [
  {
    head: 'Job',
    cell: ({ id, title }) =>
      title ? <Link to={href('/jobs/:id', { id })}>{title}</Link> : 'Deleted job, or a job you don’t have access to',
  },
  { head: 'Reason', isLong: true, cell: ({ words }) => words },
  { head: 'Last try', cell: ({ tried }) => tried },
];

function Refused({ refused }: Pick<ShownGoogle, 'refused'>) {
  return (
    <section aria-labelledby="refused-heading" className="mt-10">
      <Heading level={2} size="item" id="refused-heading">
        Rejected by Google
      </Heading>
      <ColumnTable caption="Rejected by Google" columns={REFUSED_COLUMNS} rows={refused} />
    </section>
  );
}
