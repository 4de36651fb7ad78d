import { Form, useNavigation } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { FormKey } from '#app/web/form/once/form-key.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import {
  CLIENT_STATE_NAMES,
  CLIENT_STATES,
  LONGEST_CLIENT_NAME,
  LONGEST_CLIENT_NOTE,
  LONGEST_CLIENT_PLACE,
} from '#domain/client/client.ts';
import type { ShownClient } from '../../schema.ts';
import { answerTo } from './answer-to.ts';

type Shown = ShownClient['client'];
const STATES = CLIENT_STATES.map((value) => ({ value, label: CLIENT_STATE_NAMES[value] }));
const FORM = 'client';

export function NewClientForm({ answer, backHref }: { answer: Reply | undefined; backHref: string }) {
  const isSending = useNavigation().state === 'submitting';
  return (
    <Form method="post" noValidate className="max-w-xl space-y-6">
      <FormKey />
      <FormProblems formId={FORM} answer={answer} />
      <ClientFields client={null} answer={answer} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isSending}>
          Add client
        </Button>
        <ButtonLink to={backHref} variant="secondary">
          Back to clients
        </ButtonLink>
      </div>
    </Form>
  );
}

type ClientFormProps = { client: Shown; maySeeAccounts: boolean; answer: Reply | undefined };

export function ClientForm({ client, maySeeAccounts, answer: sent }: ClientFormProps) {
  const isSending = useNavigation().state === 'submitting';
  const answer = answerTo(sent, 'change');
  return (
    <section aria-labelledby="client-heading" className="space-y-4">
      <Heading level={2} size="item" id="client-heading">
        The company
      </Heading>
      <Form method="post" noValidate className="space-y-5">
        <input type="hidden" name="intent" value="change" />
        <FormProblems formId={FORM} answer={answer} />
        <ClientFields client={client} answer={answer} />
        {maySeeAccounts && (
          <Field
            id={`${FORM}-account`}
            label="Employer’s account"
            hint="Links the employer’s jobs to this client. Enter the account’s email address."
            error={answer?.errors['account']}
            optional
          >
            {(control) => (
              <Input
                {...control}
                name="account"
                type="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={254}
                defaultValue={answer?.values['account'] ?? client.account ?? ''}
              />
            )}
          </Field>
        )}
        <Button type="submit" variant="secondary" disabled={isSending}>
          Save company
        </Button>
      </Form>
    </section>
  );
}

function ClientFields({ client, answer }: { client: Shown | null; answer: Reply | undefined }) {
  const { errors = {}, values = {} } = answer ?? {};
  return (
    <>
      <Field id={`${FORM}-name`} label="Company name" required error={errors['name']}>
        {(control) => (
          <Input
            {...control}
            name="name"
            maxLength={LONGEST_CLIENT_NAME}
            autoComplete="off"
            defaultValue={values['name'] ?? client?.name ?? ''}
          />
        )}
      </Field>
      <Field id={`${FORM}-state`} label="Status" error={errors['state']}>
        {(control) => (
          <Select
            {...control}
            name="state"
            options={STATES}
            defaultValue={values['state'] ?? client?.state ?? 'prospect'}
          />
        )}
      </Field>
      <Field id={`${FORM}-location`} label="Location" error={errors['location']} optional>
        {(control) => (
          <Input
            {...control}
            name="location"
            maxLength={LONGEST_CLIENT_PLACE}
            autoComplete="off"
            defaultValue={values['location'] ?? client?.location ?? ''}
          />
        )}
      </Field>
      <Field id={`${FORM}-note`} label="Note" hint="Notes for colleagues." error={errors['note']} optional>
        {(control) => (
          <Textarea
            {...control}
            name="note"
            rows={4}
            maxLength={LONGEST_CLIENT_NOTE}
            defaultValue={values['note'] ?? client?.note ?? ''}
          />
        )}
      </Field>
    </>
  );
}
