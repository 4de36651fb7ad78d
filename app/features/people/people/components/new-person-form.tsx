import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { EmailField } from '#app/ui/form/email-field.tsx';
import { type ControlProps, Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { PhoneField } from '#app/ui/form/phone-field.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { FormKey } from '#app/web/form/once/form-key.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { usePageSending } from '#app/web/form/sending.ts';
import { RECORD_LIMITS } from '#domain/person/record.ts';
import { PHONE_LIMITS } from '#domain/profile/profile.ts';
import type { KnownRecord } from '../schema.ts';

export type Known = { known: { by: 'email' | 'phone'; people: KnownRecord[] } };

const FORM = 'person';

export function NewPersonForm({ answer }: { answer: Reply<Known> | undefined }) {
  const { Form, isSending } = usePageSending(answer);
  const values = answer?.values ?? {};
  const matches = answer?.known;
  const field = (name: string, label: string, control: (wired: ControlProps) => ReactNode, more: object = {}) => (
    <Field id={`${FORM}-${name}`} label={label} error={answer?.errors[name]} {...more}>
      {control}
    </Field>
  );
  const line = (name: string, label: string, most: number, more: object = {}) =>
    field(
      name,
      label,
      (wired) => <Input {...wired} name={name} maxLength={most} autoComplete="off" defaultValue={values[name]} />,
      more,
    );
  return (
    <Form method="post" noValidate className="max-w-3xl space-y-6">
      <FormKey />
      <FormProblems formId={FORM} answer={answer} />
      {matches && (
        <Notice title={matches.by === 'email' ? 'See their record' : 'Records with this number'}>
          <ul>
            {matches.people.map(({ id, fullName }) => (
              <li key={id}>
                <Link translate="no" to={href('/admin/people/:id', { id })} className="link wrap-anywhere">
                  {fullName}
                </Link>
              </li>
            ))}
          </ul>
          {matches.by === 'phone' && (
            <Checkbox
              id={`${FORM}-anyway`}
              name="anyway"
              value="yes"
              label="This is a different person. Add them anyway"
              defaultChecked={values['anyway'] === 'yes'}
            />
          )}
        </Notice>
      )}
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {line('full_name', 'Name', RECORD_LIMITS.name, { required: true })}
        {line('location', 'Location', RECORD_LIMITS.place, { optional: true })}
        <EmailField
          id={`${FORM}-email`}
          autoComplete="off"
          hint="Or a phone number."
          error={answer?.errors['email']}
          defaultValue={values['email']}
        />
        <PhoneField
          id={`${FORM}-phone`}
          label="Phone"
          name="phone"
          autoComplete="off"
          most={PHONE_LIMITS.most}
          hint="Or an email address."
          error={answer?.errors['phone']}
          defaultValue={values['phone']}
        />
      </div>
      {line('headline', 'Current job', RECORD_LIMITS.headline, { optional: true })}
      {field(
        'skills',
        'Skills',
        (wired) => (
          <Textarea {...wired} name="skills" rows={2} defaultValue={values['skills']} className="min-h-20" />
        ),
        { optional: true, hint: 'Separate with commas.' },
      )}
      {line('origin', 'Source', RECORD_LIMITS.origin, {
        required: true,
        hint: 'For example: referred by a placed candidate, rang the office, met at a job fair.',
      })}
      {line('agreement', 'Consent to keep their details', RECORD_LIMITS.agreement, {
        required: true,
        hint: 'Their words, or what you told them. If they don’t know yet, tell them within a month what you hold and where you got it (UK GDPR, article 14).',
      })}
      <Checkbox
        id={`${FORM}-may_email`}
        name="may_email"
        value="yes"
        label="They also agreed to emails about work"
        defaultChecked={values['may_email'] === 'yes'}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={isSending} loadingText="Adding...">
          Add person
        </Button>
        <ButtonLink to={href('/admin/people')} variant="secondary">
          Back to people
        </ButtonLink>
      </div>
    </Form>
  );
}
