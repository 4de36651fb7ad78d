/** A table with 44 px rows under sticky heads. On narrow screens each row is a card, with the name of the column beside each value. */
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Cell, HeaderCell, Table } from '#app/ui/content/table.tsx';
import type { Boxes, Column } from './desk-list.ts';

type ColumnTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf?: ((row: Row) => string) | undefined;
  boxes?: Boxes<Row> | undefined;
  /** Checkboxes that were ticked when the form around the table was sent, by name. */
  ticked?: Readonly<Record<string, string>>;
  isRoomy?: boolean | undefined;
};

const idOf = (row: unknown): string => String((row as { id: unknown }).id);

export function ColumnTable<Row>({
  caption,
  columns,
  rows,
  keyOf = idOf,
  boxes,
  ticked = {},
  isRoomy = false,
}: ColumnTableProps<Row>) {
  const Row = isRoomy ? RoomyRow : DenseRow;
  const heads = columns.map(({ head, isNumber }) => (
    <HeaderCell key={head} isNumber={isNumber ?? false} className={isRoomy ? '' : 'whitespace-nowrap'}>
      {head}
    </HeaderCell>
  ));
  return (
    <Table caption={caption} isCaptionHidden hasStickyHead={!isRoomy} isStacked={isRoomy}>
      <thead className={isRoomy ? '' : 'max-lg:sr-only'}>
        <tr>
          {boxes && <HeaderCell className="whitespace-nowrap">Select</HeaderCell>}
          {heads}
        </tr>
      </thead>
      <tbody className={isRoomy ? '' : 'max-lg:block'}>
        {rows.map((row) => (
          <Row
            key={keyOf(row)}
            columns={columns}
            row={row}
            box={boxes && <Box boxes={boxes} row={row} ticked={ticked} />}
          />
        ))}
      </tbody>
    </Table>
  );
}

type RowProps<Row> = { columns: readonly Column<Row>[]; row: Row; box: ReactNode };

const DENSE = 'lg:h-11 lg:py-1 lg:align-middle lg:leading-tight';
const CARD_CELL = 'max-lg:grid max-lg:grid-cols-[7rem_1fr] max-lg:gap-3 max-lg:border-0 max-lg:px-0 max-lg:py-1';

function DenseRow<Row>({ columns: [first, ...others], row, box }: RowProps<Row>) {
  return (
    <tr className="max-lg:block max-lg:border-line max-lg:border-b max-lg:py-4 lg:hover:bg-surface">
      {box && (
        <Cell className={classNames(CARD_CELL, DENSE, 'lg:whitespace-nowrap')}>
          <div className="col-span-2 min-w-0">{box}</div>
        </Cell>
      )}
      {first && (
        <HeaderCell
          scope="row"
          className={classNames(
            'max-lg:block max-lg:border-0 max-lg:px-0 max-lg:pt-0 max-lg:text-base',
            DENSE,
            first.isLong ? 'wrap-anywhere lg:min-w-32' : 'lg:whitespace-nowrap',
          )}
        >
          {first.cell(row)}
        </HeaderCell>
      )}
      {others.map(({ head, label = head, isLong, cell }) => (
        <Cell
          key={head}
          className={classNames(CARD_CELL, DENSE, isLong ? 'wrap-anywhere lg:min-w-36' : 'lg:whitespace-nowrap')}
        >
          {label && (
            <span aria-hidden="true" className="text-ink-faint lg:hidden">
              {label}
            </span>
          )}
          <div className={label ? 'min-w-0' : 'col-span-2 min-w-0'}>{cell(row)}</div>
        </Cell>
      ))}
    </tr>
  );
}

function RoomyRow<Row>({ columns: [first, ...others], row }: RowProps<Row>) {
  return (
    <tr className="wrap-anywhere">
      {first && <HeaderCell scope="row">{first.cell(row)}</HeaderCell>}
      {others.map(({ head, label = head, isNumber, cell }) => (
        <Cell key={head} label={label} isNumber={isNumber ?? false}>
          {cell(row)}
        </Cell>
      ))}
    </tr>
  );
}

type BoxProps<Row> = { boxes: Boxes<Row>; row: Row; ticked: Readonly<Record<string, string>> };

function Box<Row>({ boxes: { word, nameOf, titleOf, isOffered }, row, ticked }: BoxProps<Row>) {
  if (isOffered && !isOffered(row)) return null;
  const name = nameOf(row);
  return (
    <label className="flex min-h-6 items-center gap-3 pointer-coarse:min-h-11">
      <input
        type="checkbox"
        data-not-typed=""
        name={name}
        value="yes"
        defaultChecked={ticked[name] === 'yes'}
        className="size-5 accent-brand"
      />
      <span className="lg:sr-only">{word}</span>
      <span className="sr-only"> {titleOf(row)}</span>
    </label>
  );
}
