/** Invitations that were not accepted yet. */
import { href, Link } from 'react-router';
import { StackedCell, StackedHead, StackedRow, StackedTable } from '#app/desk/list/stacked-table.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { ROLE_NAMES } from '#domain/account/account.ts';
import type { Invitation } from '../queries/staff.server.ts';

export type ShownInvitation = Omit<Invitation, 'createdAt' | 'expiresAt'> & { sentOn: string; expiresOn: string };

const COLUMNS = ['Name', 'Role', 'Invited by', 'Sent', 'Link', 'Actions'];

export function InvitationTable({ invitations }: { invitations: readonly ShownInvitation[] }) {
  return (
    <StackedTable caption="Invitations" columns={COLUMNS}>
      {invitations.map(({ id, fullName, email, role, invitedBy, sentOn, expiresOn, isExpired }) => (
        <StackedRow key={id}>
          <StackedHead isLong>
            {fullName}
            <span className="block break-all font-normal text-ink-soft text-sm">{email}</span>
          </StackedHead>
          <StackedCell label="Role">{ROLE_NAMES[role]}</StackedCell>
          <StackedCell label="Invited by" isLong>
            {invitedBy}
          </StackedCell>
          <StackedCell label="Sent">{sentOn}</StackedCell>
          <StackedCell label="Link">
            <Status shape={isExpired ? 'cross' : 'ring'}>{isExpired ? 'Expired' : `Works until ${expiresOn}`}</Status>
          </StackedCell>
          <StackedCell>
            <span className="flex lg:justify-end">
              <Link
                to={href('/admin/staff/invitations/:id', { id })}
                className={buttonClass({ variant: 'secondary', size: 'sm' })}
              >
                Send again or withdraw<span className="sr-only"> the invitation of {fullName}</span>
              </Link>
            </span>
          </StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
}
