/** The keys of the agency: what each may do, which colleague it acts as, and when it was used. */
import { href, Link } from 'react-router';
import { StackedCell, StackedHead, StackedRow, StackedTable } from '#app/desk/list/stacked-table.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { API_SCOPE_TEXTS } from '#domain/api-key/api-key.ts';
import type { ListedKey } from '../queries.server.ts';

export type ShownKey = Omit<ListedKey, 'createdAt' | 'expiresAt' | 'lastUsedAt'> & {
  madeOn: string;
  expiresOn: string;
  lastUsed: string;
};

const COLUMNS = ['Key', 'May', 'Acts for', 'Last used', 'State', 'Actions'];

export function KeyTable({ keys }: { keys: readonly ShownKey[] }) {
  return (
    <StackedTable caption="Keys" columns={COLUMNS}>
      {keys.map(({ id, name, beginning, scopes, accountName, lastUsed, ...key }) => (
        <StackedRow key={id}>
          <StackedHead isLong>
            {name}
            <code className="block font-normal text-ink-soft text-sm">{beginning}…</code>
          </StackedHead>
          <StackedCell label="May" isLong>
            {scopes.map((scope) => API_SCOPE_TEXTS[scope]).join(' · ')}
          </StackedCell>
          <StackedCell label="Acts for" isLong>
            {accountName}
          </StackedCell>
          <StackedCell label="Last used">{lastUsed}</StackedCell>
          <StackedCell label="State">
            <KeyState {...key} />
          </StackedCell>
          <StackedCell>
            {key.state === 'works' && (
              <span className="flex lg:justify-end">
                <Link
                  to={`${href('/admin/settings/keys')}?revoke=${id}`}
                  className={buttonClass({ variant: 'secondary', size: 'sm' })}
                >
                  Revoke<span className="sr-only"> {name}</span>
                </Link>
              </span>
            )}
          </StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
}

function KeyState({ state, expiresOn }: Pick<ShownKey, 'state' | 'expiresOn'>) {
  if (state === 'works') return <Status shape="disc">Works until {expiresOn}</Status>;
  return <Status shape="cross">{state === 'revoked' ? 'Revoked' : `Expired ${expiresOn}`}</Status>;
}
