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
      if (isYourself)
        return ['You’ll no longer be an owner. Other administrators will be able to change or remove your account.'];
      return [
        'The new role applies straight away. Unless they become an owner, we’ll sign them out everywhere and they’ll need to sign in again.',
        ...(role === 'admin'
          ? ['If they’re no longer an administrator, invitations they sent will stop working.']
          : []),
        ...(jobs > 0
          ? [`They’ll keep their ${countOf(jobs, 'job')}. Editors can’t see jobs, so reassign them first.`]
          : []),
      ];
    case 'suspend':
      return [
        `We’ll sign them out everywhere, and they can’t sign in until you reinstate them.`,
        `Nothing will be deleted. ${jobs > 0 ? `Their ${countOf(jobs, 'job')} won’t change. You can reassign them.` : 'They have no jobs.'}`,
        ...(role === 'admin' ? ['Invitations they sent will stop working.'] : []),
      ];
    case 'reinstate':
      return [`They’ll be able to sign in again as ${STAFF_ROLE_NAMES[role].toLowerCase()} with their old password.`];
    case 'sessions':
      return [`We’ll sign them out on ${countOf(sessions, 'device')}. They can sign in again straight away.`];
    case 'remove':
      return [
        `${describeWork(jobs, work)} Private notes on applications will be added to that colleague’s notes.`,
        `We’ll delete ${fullName}’s account and sign-in. You can’t undo this. Shared notes stay, under their name. No jobs or applications will be deleted.`,
      ];
  }
}

function describeWork(jobs: number, work: Work | null): string {
  if (!work) return 'The colleague you choose will take over everything they work on.';
  const counts = listCounts([
    [jobs, 'job'],
    [work.applications, 'application'],
    [work.notes, 'note'],
    [work.enquiries, 'claimed enquiry', 'claimed enquiries'],
    [work.dataRequests, 'claimed data request', 'claimed data requests'],
  ]);
  if (counts.length === 0)
    return 'They have no jobs or open work. The colleague you choose will take over anything they’re given before you remove them.';
  return `The colleague you choose will take over ${joinWords(counts)}.`;
}

export const isAskable = (change: StaffChange, colleague: Colleague, isYourself: boolean): boolean => {
  const isOwner: boolean = (colleague.role satisfies StaffRole) === 'owner';
  if (isYourself) return isOwner && change === 'role';
  if (isOwner) return false;
  if (change === 'suspend') return colleague.status === 'approved';
  return change !== 'reinstate' || colleague.status === 'suspended';
};
