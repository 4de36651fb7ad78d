import { href } from 'react-router';
import { DataList } from '#app/ui/content/data-list.tsx';
import { Pagination } from '#app/ui/content/pagination.tsx';
import { Panel } from '#app/ui/content/panel.tsx';
import { Cell, HeaderCell, Table } from '#app/ui/content/table.tsx';
import { TabLinks } from '#app/ui/content/tabs.tsx';
import { SampleSection } from './sample-section.tsx';

const FACTS = [
  { label: 'Salary', value: '£31,500 to £38,000' },
  { label: 'Type', value: 'Full-time' },
  { label: 'Basis', value: 'Permanent' },
  { label: 'Closes', value: '14 December 2026' },
];

const ROWS = [
  { role: 'Electrician', low: '£27,200', high: '£36,800' },
  { role: 'Data Scientist', low: '£42,500', high: '£57,500' },
  { role: 'Welder', low: '£23,800', high: '£32,200' },
];

export function ContentSamples({ page }: { page: number }) {
  const here = href('/dev/ui');
  return (
    <SampleSection title="Facts, tables and ways through">
      <DataList items={FACTS} layout="columns" />
      <div className="grid gap-6 sm:grid-cols-2">
        <DataList items={FACTS} />
        <div className="grid gap-4">
          <Panel>A panel on the surface</Panel>
          <Panel tone="sunken">A sunken panel</Panel>
          <Panel tone="brand">A panel in the brand’s tint</Panel>
        </div>
      </div>
      <Table caption="Salary ranges by role">
        <thead>
          <tr>
            <HeaderCell>Role</HeaderCell>
            <HeaderCell isNumber>From</HeaderCell>
            <HeaderCell isNumber>To</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ role, low, high }) => (
            <tr key={role}>
              <HeaderCell scope="row">{role}</HeaderCell>
              <Cell isNumber>{low}</Cell>
              <Cell isNumber>{high}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      <TabLinks
        label="My Profile"
        tabs={[
          { label: 'Profile', to: here, isCurrent: true },
          { label: 'Liked Jobs', to: `${here}?tab=liked`, isCurrent: false, count: 4 },
        ]}
      />
      <Pagination page={page} pageCount={14} makeHref={(number) => `${here}?page=${number}`} />
      <Pagination page={1} pageCount={2} makeHref={(number) => `${here}?page=${number}`} label="Fewer pages" />
    </SampleSection>
  );
}
