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
        Google finds your jobs by itself, often after days. Told of each job that opens, changes or closes, it comes
        sooner. It takes 200 messages a day unless it allows you more.
      </p>
      <DataList
        className="max-w-2xl"
        items={
          google
            ? [
                { label: 'State', value: `On since ${google.since}` },
                { label: 'Service account', value: <span className="wrap-anywhere">{google.email}</span> },
                { label: 'Sent today', value: `${google.sentToday} of ${google.perDay}, by the day in California` },
                { label: 'Waiting', value: String(google.waiting) },
                { label: 'Last sent', value: google.lastAt ?? 'Never' },
                ...(google.problem
                  ? [{ label: 'Problem', value: `${google.problem} Next try: ${google.nextTry}` }]
                  : []),
              ]
            : [{ label: 'State', value: 'Off' }]
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
      title ? <Link to={href('/jobs/:id', { id })}>{title}</Link> : 'A job that is not yours, or is gone',
  },
  { head: 'Why', isLong: true, cell: ({ words }) => words },
  { head: 'Last try', cell: ({ tried }) => tried },
];

function Refused({ refused }: Pick<ShownGoogle, 'refused'>) {
  return (
    <section aria-labelledby="refused-heading" className="mt-10">
      <Heading level={2} size="item" id="refused-heading">
        Refused by Google
      </Heading>
      <ColumnTable caption="Refused by Google" columns={REFUSED_COLUMNS} rows={refused} />
    </section>
  );
}
