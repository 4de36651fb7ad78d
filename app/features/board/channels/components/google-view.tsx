/** What Google was told of jobs, what it refused, and the account that tells it. */
import { href, Link } from 'react-router';
import { StackedCell, StackedHead, StackedRow, StackedTable } from '#app/desk/list/stacked-table.tsx';
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

function Refused({ refused }: Pick<ShownGoogle, 'refused'>) {
  return (
    <section aria-labelledby="refused-heading" className="mt-10">
      <Heading level={2} size="item" id="refused-heading">
        Refused by Google
      </Heading>
      <StackedTable caption="Refused by Google" columns={['Job', 'Why', 'Last try']}>
        {refused.map(({ id, title, words, tried }) => (
          <StackedRow key={id}>
            <StackedHead>
              {title ? <Link to={href('/jobs/:id', { id })}>{title}</Link> : 'A job that is not yours, or is gone'}
            </StackedHead>
            <StackedCell label="Why" isLong>
              {words}
            </StackedCell>
            <StackedCell label="Last try">{tried}</StackedCell>
          </StackedRow>
        ))}
      </StackedTable>
    </section>
  );
}
