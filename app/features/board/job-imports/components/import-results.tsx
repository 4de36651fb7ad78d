/** What became of earlier files: how many jobs were new, changed and closed, and what was refused and why. */
import { ColumnTable } from '#app/desk/list/column-table.tsx';
import type { Column } from '#app/desk/list/desk-list.ts';
import { formatNumber } from '#domain/pay/money.ts';
import type { ImportRow } from '../queries/shown-import.server.ts';

export type ShownResult = Omit<ImportRow, 'at'> & { at: string };

const COLUMNS: readonly Column<ShownResult>[] = [
  {
    head: 'File',
    isLong: true,
    cell: ({ fileName, source, faults }) => (
      <>
        <span className="wrap-anywhere">
          {fileName}, {source}
        </span>
        {faults.length > 0 && <Refused faults={faults} lineName="Row" />}
      </>
    ),
  },
  { head: 'When', cell: ({ at }) => at },
  { head: 'State', isLong: true, cell: stateOf },
  { head: 'New', cell: ({ made }) => formatNumber(made) },
  { head: 'Changed', cell: ({ changed }) => formatNumber(changed) },
  { head: 'Unchanged', cell: ({ same }) => formatNumber(same) },
  { head: 'Closed', cell: ({ closed }) => formatNumber(closed) },
  { head: 'Refused', cell: ({ refused }) => formatNumber(refused) },
];

export const ImportResults = ({ results }: { results: readonly ShownResult[] }) => (
  <ColumnTable caption="Imports of jobs" columns={COLUMNS} rows={results} />
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
