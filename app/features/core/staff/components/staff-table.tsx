import { href, Link } from 'react-router';
import { ACCOUNT_SHAPES } from '#app/chrome/status-shapes.ts';
import { ColumnTable } from '#app/desk/list/column-table.tsx';
import type { Column } from '#app/desk/list/desk-list.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Status } from '#app/ui/content/status.tsx';
import { MENU_ITEM } from '#app/ui/dialog/menu.tsx';
import { RowMenu } from '#app/ui/dialog/row-menu.tsx';
import { STAFF_ROLE_NAMES, STATUS_NAMES } from '#domain/account/account.ts';
import type { StaffChange } from '#domain/account/staff.ts';
import type { Colleague } from '../schema.ts';

export type ShownColleague = Omit<Colleague, 'lastSeenOn'> & { lastSeen: string; isYourself: boolean };

const COLUMNS: readonly Column<ShownColleague>[] = [
  {
    head: 'Name',
    isLong: true,
    cell: ({ fullName, isYourself, email }) => (
      <>
        {fullName}
        {isYourself && <span className="font-normal text-ink-soft"> (you)</span>}
        <span className="block break-all font-normal text-ink-soft text-sm">{email}</span>
      </>
    ),
  },
  { head: 'Role', cell: ({ role }) => STAFF_ROLE_NAMES[role] },
  {
    head: 'Status',
    cell: ({ status }) => (
      <Status shape={ACCOUNT_SHAPES[status]}>{status === 'approved' ? 'Active' : STATUS_NAMES[status]}</Status>
    ),
  },
  { head: 'Second factor', cell: ({ hasFactor }) => (hasFactor ? 'Yes' : 'No') },
  { head: 'Devices', cell: ({ sessions }) => (sessions === 1 ? '1 device' : `${sessions} devices`) },
  { head: 'Last active', cell: ({ lastSeen }) => lastSeen },
  { head: 'Jobs', cell: ({ jobs }) => jobs },
  { head: 'Actions', label: '', cell: (colleague) => <Actions {...colleague} /> },
];

export const StaffTable = ({ staff }: { staff: readonly ShownColleague[] }) => (
  <ColumnTable caption="Staff" columns={COLUMNS} rows={staff} />
);

const BUTTON = buttonClass({ variant: 'secondary', size: 'sm' });

function Actions({ id, fullName, role, status, sessions, isYourself }: ShownColleague) {
  const changeHref = (change: StaffChange) => href('/admin/staff/:id/:change', { id, change });
  const isOwner = role === 'owner';
  // An owner may step down; no other change to owners or to oneself is allowed.
  if (isYourself && !isOwner) return null;
  if (isOwner && !isYourself) return <span className="text-ink-soft text-sm">Owner</span>;
  const link = (change: StaffChange, words: string, className: string) => (
    <Link to={changeHref(change)} className={className}>
      {words}
      <span className="sr-only"> {fullName}</span>
    </Link>
  );
  const item = classNames(MENU_ITEM);
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
