import { href, Link } from 'react-router';
import { ColumnTable } from '#app/desk/list/column-table.tsx';
import type { Column } from '#app/desk/list/desk-list.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { ROLE_NAMES } from '#domain/account/account.ts';
import type { Invitation } from '../schema.ts';

export type ShownInvitation = Omit<Invitation, 'createdAt' | 'expiresAt'> & { sentOn: string; expiresOn: string };

const COLUMNS: readonly Column<ShownInvitation>[] = [
  {
    head: 'Name',
    isLong: true,
    cell: ({ fullName, email }) => (
      <>
        {fullName}
        <span className="block break-all font-normal text-ink-soft text-sm">{email}</span>
      </>
    ),
  },
  { head: 'Role', cell: ({ role }) => ROLE_NAMES[role] },
  { head: 'Invited by', isLong: true, cell: ({ invitedBy }) => invitedBy },
  { head: 'Sent', cell: ({ sentOn }) => sentOn },
  {
    head: 'Link',
    cell: ({ isExpired, expiresOn }) => (
      <Status shape={isExpired ? 'cross' : 'ring'}>{isExpired ? 'Expired' : `Expires ${expiresOn}`}</Status>
    ),
  },
  {
    head: 'Actions',
    label: '',
    cell: ({ id, fullName }) => (
      <span className="flex lg:justify-end">
        <Link
          to={href('/admin/staff/invitations/:id', { id })}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          Send again or withdraw<span className="sr-only"> the invitation of {fullName}</span>
        </Link>
      </span>
    ),
  },
];

export const InvitationTable = ({ invitations }: { invitations: readonly ShownInvitation[] }) => (
  <ColumnTable caption="Invitations" columns={COLUMNS} rows={invitations} />
);
