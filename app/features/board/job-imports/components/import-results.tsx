/** What became of earlier files: how many jobs were new, changed and closed, and what was refused and why. */
import { StackedCell, StackedHead, StackedRow, StackedTable } from '#app/desk/list/stacked-table.tsx';
import { formatNumber } from '#domain/pay/money.ts';
import type { ImportRow } from '../queries/shown-import.server.ts';

const COLUMNS = ['File', 'When', 'State', 'New', 'Changed', 'Unchanged', 'Closed', 'Refused'];

export type ShownResult = Omit<ImportRow, 'at'> & { at: string };

export const ImportResults = ({ results }: { results: readonly ShownResult[] }) => (
  <StackedTable caption="Imports of jobs" columns={COLUMNS}>
    {results.map(({ id, source, fileName, at, made, changed, same, closed, refused, faults, ...row }) => (
      <StackedRow key={id}>
        <StackedHead isLong>
          <span className="wrap-anywhere">
            {fileName}, {source}
          </span>
          {faults.length > 0 && <Refused faults={faults} lineName="Row" />}
        </StackedHead>
        <StackedCell label="When">{at}</StackedCell>
        <StackedCell label="State" isLong>
          {stateOf(row)}
        </StackedCell>
        <StackedCell label="New">{formatNumber(made)}</StackedCell>
        <StackedCell label="Changed">{formatNumber(changed)}</StackedCell>
        <StackedCell label="Unchanged">{formatNumber(same)}</StackedCell>
        <StackedCell label="Closed">{formatNumber(closed)}</StackedCell>
        <StackedCell label="Refused">{formatNumber(refused)}</StackedCell>
      </StackedRow>
    ))}
  </StackedTable>
);

/** @param lineName 'Row' or 'Number', by the format of the file */
export const Refused = ({ faults, lineName }: { faults: ImportRow['faults']; lineName: string }) => (
  <details>
    <summary className="min-h-6 cursor-pointer font-normal pointer-coarse:min-h-11">What was refused</summary>
    <ul className="wrap-anywhere mt-1 font-normal">
      {faults.map(({ line, title, errors }) => (
        <li key={line}>
          {lineName} {line}, {title || 'no title'}: {errors.join('. ')}
        </li>
      ))}
    </ul>
  </details>
);

/** The number of a row is higher than the count of rows before it: the first holds names, and empty ones are passed over. */
export const describeProgress = ({ position, lines }: Pick<ShownResult, 'position' | 'lines'>): string =>
  `${formatNumber(Math.min(position, lines))} of ${formatNumber(lines)} rows`;

function stateOf({ state, lines, failure, position }: Pick<ShownResult, 'state' | 'lines' | 'failure' | 'position'>) {
  if (state === 'done') return 'Done';
  if (state === 'failed') return `Failed. ${failure ?? ''}`;
  return position === 0 ? 'Starting' : describeProgress({ position, lines });
}
