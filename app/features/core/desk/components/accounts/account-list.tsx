import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { ACCOUNT_SHAPES } from '#app/chrome/status-shapes.ts';
import type { Column, DeskList } from '#app/desk/list/desk-list.ts';
import {
  type AccountInQuestion,
  type AccountVerb,
  VERB_NAMES,
} from '#app/features/core/accounts/components/decisions/account-question.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Badge } from '#app/ui/content/badge.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { MENU_ITEM } from '#app/ui/dialog/menu.tsx';
import { RowMenu } from '#app/ui/dialog/row-menu.tsx';
import { EmailAddress } from '#app/ui/email-address.tsx';
import { isPlainPress } from '#app/ui/plain-press.ts';
import { type AccountStatus, ROLE_NAMES, STATUS_NAMES } from '#domain/account/account.ts';
import { ACCOUNT_FILTERS, type AccountSearch, readAccountSearch } from '../../schema/lists.ts';
import { type AccountQuestionState, questionWay } from './account-dialog.tsx';

type ShownAccount = Required<AccountInQuestion> & {
  status: AccountStatus;
  isYourself: boolean;
  created: string;
  /** When the account was approved or rejected, and the administrator; null before a decision. */
  decided: { on: string; by: string | null } | null;
  /** Null unless the account will be deleted as unused. */
  ending: { unusedSince: string; from: string } | null;
};

export const ACCOUNTS: DeskList<AccountSearch, ShownAccount> = {
  path: '/admin/accounts',
  label: 'Profiles',
  caption: 'Accounts',
  nouns: ['profile', 'profiles'],
  filters: ACCOUNT_FILTERS,
  read: readAccountSearch,
  empty: 'No profiles match these filters.',
  failed: 'Failed to load user profiles.',
};

const COLUMNS: readonly Column<ShownAccount>[] = [
  { head: 'Name', isLong: true, cell: ({ fullName }) => <span translate="no">{fullName}</span> },
  {
    head: 'Email',
    isLong: true,
    cell: ({ email, isEmailConfirmed }) => (
      <>
        <span title={email} className="lg:inline-block lg:max-w-60">
          <EmailAddress address={email} />
        </span>{' '}
        {!isEmailConfirmed && <Badge tone="neutral">not confirmed</Badge>}
      </>
    ),
  },
  { head: 'Role', cell: ({ role }) => ROLE_NAMES[role] },
  {
    head: 'Status',
    cell: ({ status, ending }) => (
      <>
        <Status shape={ACCOUNT_SHAPES[status]}>{STATUS_NAMES[status]}</Status>
        {ending && (
          <span className="figures mt-1 block text-ink-soft lg:max-w-44 lg:whitespace-normal">
            Not used since {ending.unusedSince}; will be deleted from {ending.from} on
          </span>
        )}
      </>
    ),
  },
  { head: 'Created', cell: ({ created }) => created },
  {
    head: 'Decided',
    isLong: true,
    cell: ({ decided }) =>
      decided ? (
        <>
          {decided.on} <span className="block text-ink-soft">by {decided.by ?? 'a deleted account'}</span>
        </>
      ) : (
        'Not yet'
      ),
  },
];

type Question = { back: string; onAsk: (question: AccountQuestionState) => void };

export const accountColumns = (question: Question): readonly Column<ShownAccount>[] => [
  ...COLUMNS,
  { head: 'Actions', label: '', cell: (account) => <Actions account={account} {...question} /> },
];

type ActionsProps = Question & { account: ShownAccount };

function Actions({ account, ...question }: ActionsProps) {
  const { fullName, status, isYourself } = account;
  const verbs = status === 'pending' ? (['approve', 'reject'] as const) : [];
  return (
    <div className="flex flex-wrap items-center gap-2 lg:flex-nowrap lg:justify-end">
      {verbs.map((verb) => (
        <VerbLink
          key={verb}
          verb={verb}
          account={account}
          {...question}
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
          {account.logo && <VerbLink verb="takeDownLogo" account={account} {...question} className={MENU_ITEM} />}
          <VerbLink verb="delete" account={account} {...question} className={DELETE} />
        </RowMenu>
      )}
    </div>
  );
}

const DELETE = classNames(MENU_ITEM, 'text-signal');

type VerbLinkProps = ActionsProps & { verb: AccountVerb; className: string };

function VerbLink({ verb, account, back, onAsk, className }: VerbLinkProps) {
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
