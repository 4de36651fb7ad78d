import { href } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmailField } from '#app/ui/form/email-field.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { FormKey } from '#app/web/form/once/form-key.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { usePageSending } from '#app/web/form/sending.ts';
import { FULL_NAME_LENGTH } from '#domain/account/account.ts';
import { INVITATION_DAYS, INVITED_ROLES } from '#domain/account/staff.ts';
import { RoleChoice } from './role-choice.tsx';

const FORM_ID = 'invite';

export function InviteForm({ answer }: { answer: Reply | undefined }) {
  const { Form, isSending } = usePageSending(answer);
  const { values = {}, errors = {} } = answer ?? {};
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <FormProblems formId={FORM_ID} answer={answer} />
      <p className="text-ink-soft">
        We’ll email them a link to choose a password of at least 12 characters and sign in. It works once, within{' '}
        {INVITATION_DAYS} days.
      </p>
      <Form method="post" noValidate className="flex flex-col gap-5">
        <FormKey />
        <Field id={`${FORM_ID}-full_name`} label="Name" error={errors['full_name']} required>
          {(control) => (
            <Input
              {...control}
              name="full_name"
              maxLength={FULL_NAME_LENGTH}
              autoComplete="off"
              defaultValue={values['full_name']}
            />
          )}
        </Field>
        <EmailField
          id={`${FORM_ID}-email`}
          autoComplete="off"
          error={errors['email']}
          defaultValue={values['email']}
          required
        />
        <RoleChoice formId={FORM_ID} roles={INVITED_ROLES} chosen={values['role']} error={errors['role']} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isLoading={isSending} loadingText="Sending...">
            Send invitation
          </Button>
          <ButtonLink to={href('/admin/staff')} variant="secondary">
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </div>
  );
}
