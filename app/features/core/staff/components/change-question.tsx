import { Form, href, useNavigation } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { STAFF_ROLE_NAMES, STAFF_ROLES, type StaffRole } from '#domain/account/account.ts';
import type { StaffChange } from '#domain/account/staff.ts';
import { countOf, joinWords, listCounts } from '#domain/text/counts.ts';
import type { Colleague, Heir, Work } from '../schema.ts';
import { RoleChoice } from './role-choice.tsx';

const FORM_ID = 'change';

const BUTTONS: Record<StaffChange, string> = {
  role: 'Change the role',
  suspend: 'Suspend',
  reinstate: 'Reinstate',
  sessions: 'Sign out everywhere',
  remove: 'Hand over and remove',
};

export const changeTitle = (change: StaffChange, name: string): string =>
  ({
    role: `Change the role of ${name}?`,
    suspend: `Suspend ${name}?`,
    reinstate: `Reinstate ${name}?`,
    sessions: `Sign ${name} out everywhere?`,
    remove: `Remove ${name}?`,
  })[change];

type ChangeQuestionProps = {
  change: StaffChange;
  colleague: Colleague;
  isYourself: boolean;
  mayAppointOwners: boolean;
  heirs: readonly Heir[];
  work: Work | null;
  answer: Reply | undefined;
};

export function ChangeQuestion(props: ChangeQuestionProps) {
  const { change, colleague, isYourself, mayAppointOwners, heirs, answer } = props;
  const isSending = useNavigation().state === 'submitting';
  const roles = STAFF_ROLES.filter((role) => role !== colleague.role && (role !== 'owner' || mayAppointOwners));
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <FormProblems formId={FORM_ID} answer={answer} />
      <div className="measure wrap-anywhere space-y-3">
        <p>
          <strong className="font-semibold">{colleague.fullName}</strong>, {colleague.email},{' '}
          {STAFF_ROLE_NAMES[colleague.role].toLowerCase()}
        </p>
        {describeChange(props).map((sentence) => (
          <p key={sentence} className="text-ink-soft">
            {sentence}
          </p>
        ))}
      </div>
      <Form method="post" noValidate className="flex flex-col gap-6">
        {change === 'role' && (
          <RoleChoice formId={FORM_ID} roles={roles} chosen={answer?.values['role']} error={answer?.errors['role']} />
        )}
        {change === 'remove' && (
          <Field
            id={`${FORM_ID}-heir`}
            label="Hand over to"
            error={answer?.errors['heir']}
            required
            className="max-w-sm"
          >
            {(control) => (
              <Select {...control} name="heir" defaultValue={answer?.values['heir'] ?? ''}>
                <option value="">Choose a colleague</option>
                {heirs.map(({ id, fullName }) => (
                  <option key={id} value={id}>
                    {fullName}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant={change === 'remove' || change === 'suspend' ? 'danger' : 'primary'}
            isLoading={isSending}
          >
            {isYourself ? 'Step down' : BUTTONS[change]}
          </Button>
          <ButtonLink to={href('/admin/staff')} variant="secondary">
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </div>
  );
}

function describeChange({ change, colleague, isYourself, work }: ChangeQuestionProps): string[] {
  const { fullName, role, sessions, jobs } = colleague;
  switch (change) {
    case 'role':
      if (isYourself) return ['You stop being an owner. Other administrators can then change or remove your account.'];
      return [
        'The new role counts at once. They are signed out everywhere and sign in again, except if they become an owner.',
        ...(role === 'admin' ? ['If they are not an administrator any more, invitations they sent stop working.'] : []),
        ...(jobs > 0
          ? [`Their ${countOf(jobs, 'job')} stay theirs. An editor does not see jobs: reassign them first.`]
          : []),
      ];
    case 'suspend':
      return [
        `They are signed out everywhere at once, and cannot sign in until you reinstate them.`,
        `Nothing is deleted. ${jobs > 0 ? `Their ${countOf(jobs, 'job')} stay as they are; you can reassign them.` : 'They have no jobs.'}`,
        ...(role === 'admin' ? ['Invitations they sent stop working.'] : []),
      ];
    case 'reinstate':
      return [`They can sign in again, as ${STAFF_ROLE_NAMES[role].toLowerCase()}, with their old password.`];
    case 'sessions':
      return [`They are signed out on ${countOf(sessions, 'device')}. They can sign in again at once.`];
    case 'remove':
      return [
        `${describeWork(jobs, work)} Private notes on applications are added to the notes of that colleague.`,
        `${fullName}’s account and sign-in are deleted, and this cannot be undone. Shared notes stay, under their name. No job and no application is deleted.`,
      ];
  }
}

function describeWork(jobs: number, work: Work | null): string {
  if (!work) return 'Everything they work on passes to the colleague you choose.';
  const counts = listCounts([
    [jobs, 'job'],
    [work.applications, 'application'],
    [work.notes, 'note'],
    [work.enquiries, 'enquiry in hand', 'enquiries in hand'],
    [work.dataRequests, 'data request in hand', 'data requests in hand'],
  ]);
  if (counts.length === 0)
    return 'They have no jobs and nothing in hand. What they may still be given passes to the colleague you choose.';
  return `${joinWords(counts)} pass to the colleague you choose.`;
}

export const isAskable = (change: StaffChange, colleague: Colleague, isYourself: boolean): boolean => {
  const isOwner: boolean = (colleague.role satisfies StaffRole) === 'owner';
  if (isYourself) return isOwner && change === 'role';
  if (isOwner) return false;
  if (change === 'suspend') return colleague.status === 'approved';
  return change !== 'reinstate' || colleague.status === 'suspended';
};
