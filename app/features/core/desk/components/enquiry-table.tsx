/** Whatever was sent to the agency, each with the way to its own page. */
import { href, Link } from 'react-router';
import { ENQUIRY_SHAPES } from '#app/chrome/status-shapes.ts';
import { Status } from '#app/ui/content/status.tsx';
import { ENQUIRY_KIND_NAMES, ENQUIRY_STATUS_NAMES, ENQUIRY_SUBJECT_NAMES } from '#domain/enquiry/enquiry.ts';
import type { EnquiryRow } from '../queries/enquiries.server.ts';
import { StackedCell, StackedHead, StackedRow, StackedTable } from './list/stacked-table.tsx';

type ShownEnquiry = Omit<EnquiryRow, 'createdAt'> & { sent: string };

const COLUMNS = ['From', 'Kind', 'About', 'Status', 'Sent'];

export function EnquiryTable({ enquiries }: { enquiries: readonly ShownEnquiry[] }) {
  return (
    <StackedTable caption="Enquiries" columns={COLUMNS}>
      {enquiries.map(({ id, kind, name, company, role, purpose, status, sent }) => (
        <StackedRow key={id}>
          <StackedHead isLong>
            <Link translate="no" to={href('/admin/enquiries/:id', { id })}>
              {name}
            </Link>
            {company && <span className="block font-normal text-ink-soft text-sm">{company}</span>}
          </StackedHead>
          <StackedCell label="Kind">{ENQUIRY_KIND_NAMES[kind]}</StackedCell>
          <StackedCell label="About" isLong>
            {role ?? (purpose && ENQUIRY_SUBJECT_NAMES[purpose])}
          </StackedCell>
          <StackedCell label="Status">
            <Status shape={ENQUIRY_SHAPES[status]}>{ENQUIRY_STATUS_NAMES[status]}</Status>
          </StackedCell>
          <StackedCell label="Sent">{sent}</StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
}
