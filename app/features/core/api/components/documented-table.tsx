import { Cell, HeaderCell, Table, TableHead } from '#app/ui/content/table.tsx';
import type { Documented } from '../schema.ts';

type DocumentedTableProps = { caption: string; firstColumn: string; rows: readonly Documented[] };

export function DocumentedTable({ caption, firstColumn, rows }: DocumentedTableProps) {
  return (
    <Table caption={caption} isStacked>
      <TableHead columns={[firstColumn, 'What it can be', 'What it means']} />
      <tbody>
        {rows.map(({ name, kind, description }) => (
          <tr key={name}>
            <HeaderCell scope="row">
              <code>{name}</code>
            </HeaderCell>
            <Cell label="What it can be" className="text-ink-soft">
              {kind}
            </Cell>
            <Cell label="What it means">
              <span>
                <WithCode text={description} />
              </span>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export function WithCode({ text }: { text: string }) {
  const parts = text.split('`').map((part, index) => ({ part, index }));
  return parts.map(({ part, index }) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
