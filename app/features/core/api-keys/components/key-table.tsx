import { href, Link } from 'react-router';
import { ColumnTable } from '#app/desk/list/column-table.tsx';
import type { Column } from '#app/desk/list/desk-list.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { API_SCOPE_TEXTS } from '#domain/api-key/api-key.ts';
import type { ListedKey } from '../schema.ts';

export type ShownKey = Omit<ListedKey, 'createdAt' | 'expiresAt' | 'lastUsedAt'> & {
  createdOn: string;
  expiresOn: string;
  lastUsed: string;
};

const COLUMNS: readonly Column<ShownKey>[] = [
  {
    head: 'Key',
    isLong: true,
    cell: ({ name, beginning }) => (
      <>
        {name}
        <code className="block font-normal text-ink-soft text-sm">{beginning}…</code>
      </>
    ),
  },
  {
    head: 'Permissions',
    isLong: true,
    cell: ({ scopes }) => scopes.map((scope) => API_SCOPE_TEXTS[scope]).join(' · '),
  },
  { head: 'Acts for', isLong: true, cell: ({ accountName }) => accountName },
  { head: 'Last used', cell: ({ lastUsed }) => lastUsed },
  { head: 'Status', cell: (key) => <KeyState {...key} /> },
  {
    head: 'Actions',
    label: '',
    cell: ({ id, name, state }) =>
      state === 'works' && (
        <span className="flex lg:justify-end">
          <Link
            to={`${href('/admin/settings/keys')}?revoke=${id}`}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            Revoke<span className="sr-only"> {name}</span>
          </Link>
        </span>
      ),
  },
];

export const KeyTable = ({ keys }: { keys: readonly ShownKey[] }) => (
  <ColumnTable caption="Keys" columns={COLUMNS} rows={keys} />
);

function KeyState({ state, expiresOn }: Pick<ShownKey, 'state' | 'expiresOn'>) {
  if (state === 'works') return <Status shape="disc">Expires {expiresOn}</Status>;
  return <Status shape="cross">{state === 'revoked' ? 'Revoked' : `Expired ${expiresOn}`}</Status>;
}
