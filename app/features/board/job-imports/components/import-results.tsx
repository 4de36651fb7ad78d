import { href } from 'react-router';
import { describePosition, ImportProgress } from '#app/desk/import/import-progress.tsx';
import { ColumnTable } from '#app/desk/list/column-table.tsx';
import type { Column } from '#app/desk/list/desk-list.ts';
import { formatNumber } from '#domain/pay/money.ts';
import type { ImportRow } from '../schema.ts';

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
  { head: 'Status', isLong: true, cell: stateOf },
  { head: 'New', cell: ({ made }) => formatNumber(made) },
  { head: 'Changed', cell: ({ changed }) => formatNumber(changed) },
  { head: 'Unchanged', cell: ({ same }) => formatNumber(same) },
  { head: 'Closed', cell: ({ closed }) => formatNumber(closed) },
  { head: 'Errors', cell: ({ refused }) => formatNumber(refused) },
];

export const ImportResults = ({ results }: { results: readonly ShownResult[] }) => (
  <ColumnTable caption="Job imports" columns={COLUMNS} rows={results} />
);

export const Refused = ({ faults, lineName }: { faults: ImportRow['faults']; lineName: string }) => (
  <details>
    <summary className="min-h-6 cursor-pointer font-normal pointer-coarse:min-h-11">Errors</summary>
    <ul className="wrap-anywhere mt-1 font-normal">
      {faults.map(({ line, title, errors }) => (
        <li key={line}>
          {lineName} {line}, {title || 'no title'}: {errors.join('. ')}
        </li>
      ))}
    </ul>
  </details>
);

const positionOf = ({ position, lines }: Pick<ShownResult, 'position' | 'lines'>) => ({
  position,
  total: lines,
  nouns: ['row', 'rows'] as const,
});

export const RowsProgress = ({ title, file }: { title: string; file: Pick<ShownResult, 'position' | 'lines'> }) => (
  <ImportProgress title={title} to={href('/admin/imports')} {...positionOf(file)} />
);

function stateOf({ state, lines, failure, position }: Pick<ShownResult, 'state' | 'lines' | 'failure' | 'position'>) {
  if (state === 'done') return 'Done';
  if (state === 'failed') return `Failed. ${failure ?? ''}`;
  return position === 0 ? 'Starting' : describePosition(positionOf({ position, lines }));
}
