/** What an administrator is asked before an account is approved, rejected or deleted: who it is, and what is lost. */
import { ROLE_NAMES, type Role } from '#domain/account.ts';
import { formatNumber } from '#domain/money.ts';

export type AccountVerb = 'approve' | 'reject' | 'delete';
export type AskedAccount = {
  id: string;
  fullName: string;
  email: string;
  role: Role;
  /** Left out where it is not known. */
  isEmailConfirmed?: boolean;
};
export type Losses = { jobs: number; savedJobs: number; applications: number; cvs: number };

export const VERB_NAMES: Record<AccountVerb, string> = { approve: 'Approve', reject: 'Reject', delete: 'Delete' };
export const TITLES: Record<AccountVerb, string> = {
  approve: 'Approve this account?',
  reject: 'Reject this account?',
  delete: 'Delete this account permanently?',
};

type AccountQuestionProps = {
  verb: AccountVerb;
  account: AskedAccount;
  /** Null where it could not be counted. */
  losses?: Losses | null;
};

export function AccountQuestion({ verb, account, losses }: AccountQuestionProps) {
  const { fullName, email, role, isEmailConfirmed } = account;
  return (
    <div className="measure space-y-3 wrap-anywhere">
      <p>
        <strong className="font-semibold">{fullName}</strong>, {email}, {ROLE_NAMES[role].toLowerCase()}
      </p>
      {verb === 'approve' && (
        <p className="text-ink-soft">
          {isEmailConfirmed
            ? 'They can sign in from now on. A mail tells them so.'
            : 'They can sign in as soon as their email address is confirmed. A mail tells them that they are approved.'}
        </p>
      )}
      {verb === 'reject' && (
        <p className="text-ink-soft">They cannot sign in. A mail tells them so. This cannot be undone.</p>
      )}
      {verb === 'delete' && (
        <p className="text-ink-soft">
          This permanently deletes {fullName}:{' '}
          {losses ? listLosses(losses) : 'profile, sign-in, jobs, applications and CVs'}. This cannot be undone.
        </p>
      )}
    </div>
  );
}

/** 'profile, sign-in, 2 jobs, no saved jobs, 1 application and 1 CV' */
function listLosses({ jobs, savedJobs, applications, cvs }: Losses): string {
  const parts = [count(jobs, 'job'), count(savedJobs, 'saved job'), count(applications, 'application')];
  return `profile, sign-in, ${parts.join(', ')} and ${count(cvs, 'CV')}`;
}

const count = (number: number, noun: string) =>
  `${number === 0 ? 'no' : formatNumber(number)} ${number === 1 ? noun : `${noun}s`}`;
