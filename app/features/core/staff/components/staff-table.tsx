/** The people of the agency, with the ways to what can be changed about each. */
import { href, Link } from 'react-router';
import { ACCOUNT_SHAPES } from '#app/chrome/status-shapes.ts';
import { StackedCell, StackedHead, StackedRow, StackedTable } from '#app/desk/list/stacked-table.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Status } from '#app/ui/content/status.tsx';
import { ROW_MENU_ITEM, RowMenu } from '#app/ui/dialog/row-menu.tsx';
import { STAFF_ROLE_NAMES, STATUS_NAMES } from '#domain/account/account.ts';
import type { StaffChange } from '#domain/account/staff.ts';
import type { Colleague } from '../queries/staff.server.ts';

export type ShownColleague = Omit<Colleague, 'lastSeenOn'> & { lastSeen: string; isYourself: boolean };

const COLUMNS = ['Name', 'Role', 'Status', 'Second factor', 'Signed in on', 'Last here', 'Jobs', 'Actions'];

export function StaffTable({ staff }: { staff: readonly ShownColleague[] }) {
  return (
    <StackedTable caption="Staff" columns={COLUMNS}>
      {staff.map((colleague) => (
        <StackedRow key={colleague.id}>
          <StackedHead isLong>
            {colleague.fullName}
            {colleague.isYourself && <span className="font-normal text-ink-soft"> (you)</span>}
            <span className="block break-all font-normal text-ink-soft text-sm">{colleague.email}</span>
          </StackedHead>
          <StackedCell label="Role">{STAFF_ROLE_NAMES[colleague.role]}</StackedCell>
          <StackedCell label="Status">
            <Status shape={ACCOUNT_SHAPES[colleague.status]}>
              {colleague.status === 'approved' ? 'Active' : STATUS_NAMES[colleague.status]}
            </Status>
          </StackedCell>
          <StackedCell label="Second factor">{colleague.hasFactor ? 'Yes' : 'No'}</StackedCell>
          <StackedCell label="Signed in on">
            {colleague.sessions === 1 ? '1 device' : `${colleague.sessions} devices`}
          </StackedCell>
          <StackedCell label="Last here">{colleague.lastSeen}</StackedCell>
          <StackedCell label="Jobs">{colleague.jobs}</StackedCell>
          <StackedCell>
            <Actions {...colleague} />
          </StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
}

const BUTTON = buttonClass({ variant: 'secondary', size: 'sm' });

function Actions({ id, fullName, role, status, sessions, isYourself }: ShownColleague) {
  const way = (change: StaffChange) => href('/admin/staff/:id/:change', { id, change });
  const isOwner = role === 'owner';
  // An owner may step down; nothing else is done to owners, or to oneself.
  if (isYourself && !isOwner) return null;
  if (isOwner && !isYourself) return <span className="text-ink-soft text-sm">Owner</span>;
  const link = (change: StaffChange, words: string, className: string) => (
    <Link to={way(change)} className={className}>
      {words}
      <span className="sr-only"> {fullName}</span>
    </Link>
  );
  const item = classNames(ROW_MENU_ITEM);
  return (
    <div className="flex flex-wrap items-center gap-2 lg:flex-nowrap lg:justify-end">
      {link('role', 'Change role', BUTTON)}
      {!isYourself && (
        <RowMenu label={`More for ${fullName}`}>
          {status === 'suspended' ? link('reinstate', 'Reinstate', item) : link('suspend', 'Suspend', item)}
          {sessions > 0 && link('sessions', 'Sign out everywhere', item)}
          {link('remove', 'Remove and hand over', classNames(item, 'text-signal'))}
        </RowMenu>
      )}
    </div>
  );
}
