import { Form, useNavigation } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { FormKey } from '#app/web/form/once/form-key.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import {
  CLIENT_NAME_LENGTH,
  ENGAGEMENT_NAMES,
  ENGAGEMENTS,
  type Engagement,
  PURPOSE_LENGTH,
} from '#domain/introduction/introduction.ts';

type OpenFormProps = {
  answer: Reply | undefined;
  clientName: string;
  purpose: string;
  engagement: Engagement;
  backHref: string;
};

const FORM = 'introduction';
const CHOICES = ENGAGEMENTS.map((value) => ({ value, label: ENGAGEMENT_NAMES[value] }));

export function OpenForm({ answer, clientName, purpose, engagement, backHref }: OpenFormProps) {
  const isSending = useNavigation().state === 'submitting';
  const { errors = {}, values = {} } = answer ?? {};
  return (
    <Form method="post" noValidate className="max-w-xl space-y-6">
      <FormKey />
      <FormProblems formId={FORM} answer={answer} />
      <Field
        id={`${FORM}-client`}
        label="Client"
        hint="We’ll name this client when we ask the candidate."
        error={errors['client']}
        required
      >
        {(wired) => (
          <Input
            {...wired}
            name="client"
            maxLength={CLIENT_NAME_LENGTH}
            autoComplete="off"
            defaultValue={values['client'] ?? clientName}
          />
        )}
      </Field>
      <Field id={`${FORM}-purpose`} label="Position" error={errors['purpose']} required>
        {(wired) => (
          <Input
            {...wired}
            name="purpose"
            maxLength={PURPOSE_LENGTH}
            autoComplete="off"
            defaultValue={values['purpose'] ?? purpose}
          />
        )}
      </Field>
      <Field
        id={`${FORM}-engagement`}
        label="Engagement"
        hint="This decides who checks the right to work: you or the client."
        error={errors['engagement']}
      >
        {(wired) => (
          <Select {...wired} name="engagement" options={CHOICES} defaultValue={values['engagement'] ?? engagement} />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isSending}>
          Start introduction
        </Button>
        <ButtonLink to={backHref} variant="secondary">
          Back to the application
        </ButtonLink>
      </div>
    </Form>
  );
}
