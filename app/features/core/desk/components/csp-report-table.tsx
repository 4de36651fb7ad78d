/** What was stopped, on which page, how often. */
import { Cell, HeaderCell, Table } from '#app/ui/content/table.tsx';
import { formatNumber } from '#domain/pay/money.ts';
import type { CspReportRow } from '../queries/csp-reports.server.ts';

type ShownReport = Omit<CspReportRow, 'lastAt'> & { last: string };

export function CspReportTable({ reports }: { reports: readonly ShownReport[] }) {
  return (
    <Table caption="CSP reports" isCaptionHidden>
      <thead>
        <tr>
          <HeaderCell>Day</HeaderCell>
          <HeaderCell>Page</HeaderCell>
          <HeaderCell>Directive</HeaderCell>
          <HeaderCell>Blocked</HeaderCell>
          <HeaderCell isNumber>Reports</HeaderCell>
          <HeaderCell>Last</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {reports.map(({ day, page, directive, blocked, reports: count, last }) => (
          <tr key={`${day} ${page} ${directive} ${blocked}`}>
            <Cell className="whitespace-nowrap">{day}</Cell>
            <Cell className="min-w-48 wrap-anywhere">{page}</Cell>
            <Cell className="min-w-32 wrap-anywhere">{directive || 'not said'}</Cell>
            <Cell className="min-w-48 wrap-anywhere">{blocked || 'not said'}</Cell>
            <Cell isNumber>{formatNumber(count)}</Cell>
            <Cell className="whitespace-nowrap">{last}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
