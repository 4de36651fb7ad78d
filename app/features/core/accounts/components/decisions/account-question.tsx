import { href } from 'react-router';
import { EmployerLogo } from '#app/ui/pictures/employer-logo.tsx';
import { isStaffRole, ROLE_NAMES, type Role } from '#domain/account/account.ts';
import { countOf, joinWords, listCounts } from '#domain/text/counts.ts';

export type AccountVerb = 'approve' | 'reject' | 'delete' | 'takeDownLogo';
export type AccountInQuestion = {
  id: string;
  fullName: string;
  email: string;
  role: Role;
  isEmailConfirmed?: boolean;
  logo?: { logo: string; company: string } | null;
};
export type Losses = { jobs: number; savedJobs: number; applications: number; cvs: number };

export const VERB_NAMES: Record<AccountVerb, string> = {
  approve: 'Approve',
  reject: 'Reject',
  delete: 'Delete',
  takeDownLogo: 'Remove logo',
};
export const TITLES: Record<AccountVerb, string> = {
  approve: 'Approve this account?',
  reject: 'Reject this account?',
  delete: 'Delete this account permanently?',
  takeDownLogo: 'Remove this logo?',
};

type AccountQuestionProps = {
  verb: AccountVerb;
  account: AccountInQuestion;
  losses?: Losses | null;
};

export function AccountQuestion({ verb, account, losses }: AccountQuestionProps) {
  const { fullName, email, role, isEmailConfirmed, logo } = account;
  return (
    <div className="measure space-y-3 wrap-anywhere">
      <p>
        <strong translate="no" className="font-semibold">
          {fullName}
        </strong>
        , <span translate="no">{email}</span>, {ROLE_NAMES[role].toLowerCase()}
      </p>
      {verb === 'approve' && (
        <p className="text-ink-soft">
          {isEmailConfirmed
            ? 'They’ll be able to sign in, and we’ll email them.'
            : 'They’ll be able to sign in once they confirm their email address. We’ll email them that they’re approved.'}
        </p>
      )}
      {verb === 'reject' && (
        <p className="text-ink-soft">They won’t be able to sign in, and we’ll email them. You can’t undo this.</p>
      )}
      {verb === 'takeDownLogo' && logo && (
        <div className="flex items-center gap-4">
          <EmployerLogo address={href('/logos/:id', { id: logo.logo })} size={96} />
          <p className="min-w-0 text-ink-soft">
            Their jobs at {logo.company} will show the default logo. We’ll delete the picture and won’t email them. They
            can upload another.
          </p>
        </div>
      )}
      {verb === 'delete' && (
        <p className="text-ink-soft">
          This permanently deletes {describeLosses(account, losses ?? null)} You can’t undo this.
        </p>
      )}
    </div>
  );
}

/** "Gary Whitlock's profile, sign-in and 2 jobs." Jobs of staff are handed over, not deleted. */
function describeLosses({ fullName, role }: AccountInQuestion, losses: Losses | null): string {
  const isStaff = isStaffRole(role);
  const counts = losses
    ? listCounts([
        [isStaff ? 0 : losses.jobs, 'job'],
        [losses.savedJobs, 'saved job'],
        [losses.applications, 'application'],
        [losses.cvs, 'CV'],
      ])
    : [...(isStaff ? [] : ['jobs']), 'saved jobs', 'applications', 'CVs'];
  const deletionText = `${fullName}’s ${joinWords(['profile', 'sign-in', ...counts])}.`;
  return isStaff ? `${deletionText}${describeHandover(losses)}` : deletionText;
}

function describeHandover(losses: Losses | null): string {
  if (!losses) return ' You’ll take over any jobs and their applications.';
  if (losses.jobs === 0) return '';
  if (losses.jobs === 1) return ' You’ll take over their job and its applications.';
  return ` You’ll take over their ${countOf(losses.jobs, 'job')} and the applications.`;
}
