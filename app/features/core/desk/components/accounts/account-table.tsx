/** The accounts, and what can be decided about each. The links lead to pages that ask; with a script a dialog asks here. */
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { ACCOUNT_SHAPES } from '#app/chrome/status-shapes.ts';
import {
  type AccountVerb,
  type AskedAccount,
  VERB_NAMES,
} from '#app/features/core/accounts/components/decisions/account-question.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Badge } from '#app/ui/content/badge.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { ROW_MENU_ITEM, RowMenu } from '#app/ui/dialog/row-menu.tsx';
import { EmailAddress } from '#app/ui/email-address.tsx';
import { isPlainPress } from '#app/ui/plain-press.ts';
import { type AccountStatus, ROLE_NAMES, STATUS_NAMES } from '#domain/account/account.ts';
import { StackedCell, StackedHead, StackedRow, StackedTable } from '../list/stacked-table.tsx';
import { type Asked, questionWay } from './account-dialog.tsx';

type ShownAccount = Required<AskedAccount> & {
  status: AccountStatus;
  isYourself: boolean;
  created: string;
  /** When the account was approved or rejected, and the administrator; null before a decision. */
  decided: { on: string; by: string | null } | null;
  /** Days; null for an account that stays. */
  ending: { unusedSince: string; from: string } | null;
};

const COLUMNS = ['Name', 'Email', 'Role', 'Status', 'Created', 'Decided', 'Actions'];
type AccountTableProps = { accounts: readonly ShownAccount[]; back: string; onAsk: (asked: Asked) => void };

/** `back`: the query of the list. `onAsk`: from useAccountQuestion. */
export function AccountTable({ accounts, back, onAsk }: AccountTableProps) {
  return (
    <StackedTable caption="Accounts" columns={COLUMNS}>
      {accounts.map((account) => (
        <AccountRow key={account.id} account={account} back={back} onAsk={onAsk} />
      ))}
    </StackedTable>
  );
}

type AccountRowProps = { account: ShownAccount; back: string; onAsk: (asked: Asked) => void };

function AccountRow({ account, back, onAsk }: AccountRowProps) {
  const { fullName, email, role, status, isEmailConfirmed, isYourself, created, decided, ending } = account;
  const verbs = status === 'pending' ? (['approve', 'reject'] as const) : [];
  return (
    <StackedRow>
      <StackedHead isLong>
        <span translate="no">{fullName}</span>
      </StackedHead>
      <StackedCell label="Email" isLong>
        <span title={email} className="lg:inline-block lg:max-w-60">
          <EmailAddress address={email} />
        </span>{' '}
        {!isEmailConfirmed && <Badge tone="neutral">not confirmed</Badge>}
      </StackedCell>
      <StackedCell label="Role">{ROLE_NAMES[role]}</StackedCell>
      <StackedCell label="Status">
        <Status shape={ACCOUNT_SHAPES[status]}>{STATUS_NAMES[status]}</Status>
        {ending && (
          <span className="figures mt-1 block text-ink-soft lg:max-w-44 lg:whitespace-normal">
            Not used since {ending.unusedSince}; will be deleted from {ending.from} on
          </span>
        )}
      </StackedCell>
      <StackedCell label="Created">{created}</StackedCell>
      <StackedCell label="Decided" isLong>
        {decided ? (
          <>
            {decided.on} <span className="block text-ink-soft">by {decided.by ?? 'a deleted account'}</span>
          </>
        ) : (
          'Not yet'
        )}
      </StackedCell>
      <StackedCell>
        <div className="flex flex-wrap items-center gap-2 lg:flex-nowrap lg:justify-end">
          {verbs.map((verb) => (
            <VerbLink
              key={verb}
              verb={verb}
              account={account}
              back={back}
              onAsk={onAsk}
              className={buttonClass({
                variant: 'secondary',
                size: 'sm',
                className: verb === 'approve' ? 'border-brand! text-brand!' : '',
              })}
            />
          ))}
          {isYourself ? (
            <span className="text-ink-soft">Cannot delete yourself</span>
          ) : (
            <RowMenu label={`More for ${fullName}`}>
              {account.logo && (
                <VerbLink verb="takeDownLogo" account={account} back={back} onAsk={onAsk} className={ROW_MENU_ITEM} />
              )}
              <VerbLink verb="delete" account={account} back={back} onAsk={onAsk} className={DELETE} />
            </RowMenu>
          )}
        </div>
      </StackedCell>
    </StackedRow>
  );
}

const DELETE = classNames(ROW_MENU_ITEM, 'text-signal');

function VerbLink({
  verb,
  account,
  back,
  onAsk,
  className,
}: AccountRowProps & { verb: AccountVerb; className: string }) {
  function open(event: MouseEvent) {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onAsk({ verb, account });
  }
  return (
    <Link to={questionWay(verb, account.id, { back })} onClick={open} className={className}>
      {VERB_NAMES[verb]}
      <span className="sr-only"> {account.fullName}</span>
    </Link>
  );
}
