import { href } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { usePageSending } from '#app/web/form/sending.ts';
import { LONGEST_NAME } from '#domain/alert/alert.ts';
import { ChannelFields } from './channel-fields.tsx';
import { FrequencyField } from './frequency-field.tsx';

const FORM_ID = 'saved-search';

type SavedSearchFormProps = {
  search: string;
  description: string;
  consent: string;
  email: string;
  hasPush: boolean;
  answer: Reply | undefined;
};

export function SavedSearchForm({ search, description, consent, email, hasPush, answer }: SavedSearchFormProps) {
  const { Form, target, isSending } = usePageSending(answer, href('/alerts/new') + search);
  const capitalised = description.slice(0, 1).toUpperCase() + description.slice(1);
  return (
    <div className="flex flex-col gap-6">
      <FormProblems formId={FORM_ID} answer={answer} />
      <Form method="post" {...target} noValidate className="flex flex-col gap-5">
        <input type="hidden" name="search" value={search} />
        <Field
          id={`${FORM_ID}-name`}
          label="Name"
          hint="A name for this search."
          error={answer?.errors['name']}
          required
        >
          {(wired) => (
            <Input
              {...wired}
              name="name"
              maxLength={LONGEST_NAME}
              defaultValue={answer?.values['name'] ?? capitalised.slice(0, LONGEST_NAME)}
            />
          )}
        </Field>
        <FrequencyField formId={FORM_ID} value={answer?.values['frequency']} error={answer?.errors['frequency']} />
        <ChannelFields
          formId={FORM_ID}
          email={email}
          hasPush={hasPush}
          byEmail={answer ? answer.values['by_email'] === 'yes' : true}
          byPush={answer?.values['by_push'] === 'yes'}
        />
        <p className="text-ink-soft">{consent}</p>
        <div>
          <Button type="submit" size="lg" isLoading={isSending} loadingText="Saving...">
            Save this search
          </Button>
        </div>
      </Form>
    </div>
  );
}
