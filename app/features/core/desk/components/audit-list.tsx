import type { DeskList } from '#app/desk/list/desk-list.ts';
import { searchReader, wordsFilter } from '#app/desk/list/filters.ts';
import { AUDIT_ACTION_NAMES } from '#domain/account/audit-actions.ts';
import { type AuditRow, type AuditSearch, readKey, wordsFor } from '../schema/lists.ts';

type ShownEntry = Omit<AuditRow, 'createdAt'> & { at: string };

/** The name was erased with the account. */
const DELETED = 'a deleted account';

/** 'job_closed': 'Closed the job' */
const ACTION_CHOICES = Object.entries(AUDIT_ACTION_NAMES).map(([value, words]) => ({
  value,
  label: words.charAt(0).toUpperCase() + words.slice(1),
}));

const AUDIT_FILTERS = {
  person: wordsFilter('Person, by name or email'),
  action: { label: 'Action', all: 'All actions', choices: ACTION_CHOICES, read: readKey },
};
export const AUDIT_TRAIL: DeskList<AuditSearch, ShownEntry> = {
  path: '/admin/audit-trail',
  label: 'Audit trail',
  nouns: ['entry', 'entries'],
  filters: AUDIT_FILTERS,
  read: searchReader(AUDIT_FILTERS),
  empty: 'No activity yet.',
  unmatched: 'No entries match these filters. Try fewer filters.',
  loading: 'Loading the audit trail...',
  failed: 'Failed to load the audit trail',
  columns: [
    { head: 'When', cell: ({ at }) => at },
    { head: 'Who', isLong: true, cell: ({ actorName }) => actorName ?? DELETED },
    { head: 'Did what', cell: ({ action }) => wordsFor(AUDIT_ACTION_NAMES, action) },
    {
      head: 'Subject',
      label: 'To',
      isLong: true,
      cell: ({ subjectType, subjectLabel }) => subjectLabel || (subjectType === 'account' ? DELETED : 'unnamed'),
    },
  ],
};
