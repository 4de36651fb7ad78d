import { Link } from 'react-router';
import { CountLink, CountTable } from '#app/ui/content/count-table.tsx';
import { describeDays, medianIfEnough } from '#domain/report/report.ts';
import { countOf } from '#domain/text/counts.ts';
import {
  type Figure as FigureName,
  type Grouping,
  type GroupRow,
  type Part,
  type ReportSearch,
  reportHref,
  rowsHref,
} from '../schema.ts';
import { NO_CONSULTANT, NO_JOB } from '../texts.ts';
import { Figure } from './figure.tsx';

const KINDS: Record<Grouping, { figure: FigureName; column: string; none: string; caption: string }> = {
  consultant: {
    figure: 'consultants',
    column: 'Consultant',
    none: NO_CONSULTANT,
    caption: 'Applications by consultant',
  },
  client: { figure: 'clients', column: 'Client', none: '', caption: 'Applications by client' },
  job: { figure: 'jobs', column: 'Job', none: NO_JOB, caption: 'Applications by job' },
};

type GroupFigureProps = { by: Grouping; groups: readonly GroupRow[]; search: ReportSearch };

export function GroupFigureView({ by, groups, search }: GroupFigureProps) {
  const { figure, column, none, caption } = KINDS[by];
  const all = groups[0]?.groups ?? 0;
  return (
    <Figure name={figure} search={search} className="xl:col-span-2">
      <CountTable
        caption={caption}
        columns={[column, 'Applications', 'Replied to', 'Median to reply', 'Shortlisted', 'Hired']}
        rows={groups.map((row) => {
          const rowSearch = narrow(search, by, row);
          const median = medianIfEnough(row.medianDays, row.replied);
          const link = (count: number, part: Part) => (
            <CountLink key={part} count={count} to={rowsHref(rowSearch, { part })} />
          );
          return {
            key: row.key,
            name: (
              <span className="wrap-anywhere">
                <Link to={reportHref(rowSearch)} className="link touch-target">
                  {row.name ?? none}
                </Link>
                {row.client && row.name && <span className="block font-normal text-ink-soft">{row.client}</span>}
              </span>
            ),
            count: row.sent,
            to: rowsHref(rowSearch, { part: 'sent' }),
            more: [
              link(row.replied, 'replied'),
              median === null ? 'too few' : describeDays(median),
              link(row.shortlisted, 'shortlisted'),
              link(row.hired, 'hired'),
            ],
          };
        })}
      />
      {all > groups.length && (
        <p className="mt-3 text-ink-soft text-sm">
          {countOf(groups.length, column.toLowerCase())} of {all} shown. Download the CSV for all of them.
        </p>
      )}
    </Figure>
  );
}

function narrow(search: ReportSearch, by: Grouping, { key, name }: GroupRow): ReportSearch {
  if (by === 'client') return { ...search, client: name ?? '' };
  return { ...search, [by]: key };
}
