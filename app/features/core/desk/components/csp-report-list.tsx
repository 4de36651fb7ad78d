import type { DeskList } from '#app/desk/list/desk-list.ts';
import { searchReader } from '#app/desk/list/filters.ts';
import { formatNumber } from '#domain/pay/money.ts';
import type { CspReportRow } from '../schema/lists.ts';

type ShownReport = Omit<CspReportRow, 'lastAt'> & { last: string };

export const CSP_REPORTS: DeskList<{ page: number }, ShownReport> = {
  path: '/admin/csp-reports',
  label: 'CSP reports',
  nouns: ['report type', 'report types'],
  read: searchReader({}),
  empty: 'No reports.',
  loading: 'Loading reports...',
  failed: 'Failed to load reports',
  keyOf: ({ day, page, directive, blocked }) => `${day} ${page} ${directive} ${blocked}`,
  columns: [
    { head: 'Day', cell: ({ day }) => day },
    { head: 'Page', isLong: true, cell: ({ page }) => page },
    { head: 'Directive', isLong: true, cell: ({ directive }) => directive || 'not given' },
    { head: 'Blocked', isLong: true, cell: ({ blocked }) => blocked || 'not given' },
    { head: 'Reports', cell: ({ reports }) => formatNumber(reports) },
    { head: 'Last', cell: ({ last }) => last },
  ],
};
