import { href, Link } from 'react-router';
import { ENQUIRY_SHAPES } from '#app/chrome/status-shapes.ts';
import type { DeskList } from '#app/desk/list/desk-list.ts';
import { searchReader } from '#app/desk/list/filters.ts';
import { Status } from '#app/ui/content/status.tsx';
import { ENQUIRY_KIND_NAMES, ENQUIRY_STATUS_NAMES, ENQUIRY_SUBJECT_NAMES } from '#domain/enquiry/enquiry.ts';
import { ENQUIRY_FILTERS, type EnquiryRow, type EnquirySearch } from '../schema/lists.ts';

type ShownEnquiry = Omit<EnquiryRow, 'createdAt'> & { sent: string };

export const ENQUIRIES: DeskList<EnquirySearch, ShownEnquiry> = {
  path: '/admin/enquiries',
  label: 'Enquiries',
  nouns: ['enquiry', 'enquiries'],
  filters: ENQUIRY_FILTERS,
  read: searchReader(ENQUIRY_FILTERS),
  empty: 'No enquiries yet.',
  unmatched: 'No enquiries match these filters.',
  columns: [
    {
      head: 'From',
      isLong: true,
      cell: ({ id, name, company }) => (
        <>
          <Link translate="no" to={href('/admin/enquiries/:id', { id })}>
            {name}
          </Link>
          {company && <span className="block font-normal text-ink-soft text-sm">{company}</span>}
        </>
      ),
    },
    { head: 'Kind', cell: ({ kind }) => ENQUIRY_KIND_NAMES[kind] },
    { head: 'About', isLong: true, cell: ({ role, purpose }) => role ?? (purpose && ENQUIRY_SUBJECT_NAMES[purpose]) },
    {
      head: 'Status',
      cell: ({ status }) => <Status shape={ENQUIRY_SHAPES[status]}>{ENQUIRY_STATUS_NAMES[status]}</Status>,
    },
    { head: 'Sent', cell: ({ sent }) => sent },
  ],
};
