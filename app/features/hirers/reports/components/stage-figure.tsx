/** The stages that applications reached, and their sources. */
import { CountLink, CountTable } from '#app/ui/content/count-table.tsx';
import { shareOf } from '#domain/report/report.ts';
import { type Part, type ReportSearch, rowsHref, type SourceRow, type StageFigure } from '../schema.ts';
import { SOURCE_NAMES } from '../texts.ts';
import { Figure } from './figure.tsx';

const STEPS = [
  ['sent', 'Sent', 'sent'],
  ['replied', 'Replied to', 'replied'],
  ['shortlisted', 'Shortlisted', 'shortlisted'],
  ['interview', 'Interview', 'interview'],
  ['offered', 'Offered', 'offered'],
  ['hired', 'Hired', 'hired'],
] as const satisfies readonly (readonly [keyof StageFigure, string, Part])[];

type StageFigureProps = { stages: StageFigure; search: ReportSearch };

export function StageFigureView({ stages, search }: StageFigureProps) {
  const link = (count: number, part: Part) => <CountLink count={count} to={rowsHref(search, { part })} />;
  return (
    <Figure name="stages" search={search}>
      <CountTable
        caption="Applications by stage reached"
        columns={['Step', 'Applications', '% of all', '% of previous step']}
        whole={stages.sent}
        rows={STEPS.map(([key, name, part], at) => {
          const previousStep = STEPS[at - 1]?.[0];
          return {
            key,
            name,
            count: stages[key],
            to: rowsHref(search, { part }),
            more: [
              shareOf(stages[key], stages.sent) ?? 'too few',
              // A placement can be recorded without an offer.
              previousStep && stages[key] <= stages[previousStep]
                ? (shareOf(stages[key], stages[previousStep]) ?? 'too few')
                : '',
            ],
          };
        })}
      />
      <p className="mt-3 text-sm">
        Offered, no placement yet: {link(stages.offeredNow, 'offered_now')}. Not taken forward:{' '}
        {link(stages.turnedDown, 'turned_down')}. Withdrawn: {link(stages.withdrawn, 'withdrawn')}.
      </p>
    </Figure>
  );
}

type SourceFigureProps = { sources: readonly SourceRow[]; sent: number; search: ReportSearch };

export function SourceFigureView({ sources, sent, search }: SourceFigureProps) {
  return (
    <Figure name="sources" search={search}>
      <CountTable
        caption="Applications by source"
        columns={['Source', 'Applications', '% of all', 'Shortlisted', 'Hired']}
        whole={sent}
        rows={sources.map((row) => ({
          key: row.source,
          name: SOURCE_NAMES[row.source],
          count: row.sent,
          to: rowsHref(search, { part: 'sent', source: row.source }),
          more: [
            shareOf(row.sent, sent) ?? 'too few',
            <CountLink
              key="shortlisted"
              count={row.shortlisted}
              to={rowsHref(search, { part: 'shortlisted', source: row.source })}
            />,
            <CountLink key="hired" count={row.hired} to={rowsHref(search, { part: 'hired', source: row.source })} />,
          ],
        }))}
      />
    </Figure>
  );
}
