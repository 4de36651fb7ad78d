import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { BOARD_NAMES, PULLED_EVERY, PULLED_EVERY_NAMES } from '#domain/job-import/board/followed-board.ts';

const FORM = 'board';
const CHOICES = PULLED_EVERY.map((every) => ({ value: every, label: PULLED_EVERY_NAMES[every] }));

export function FollowBoard({ reply }: { reply: Reply | undefined }) {
  const isSending = useNavigation().formData?.get('intent') === 'follow';
  const { values = {}, errors = {} } = reply ?? {};
  return (
    <Form method="post" noValidate className="max-w-2xl space-y-5">
      <FormProblems formId={FORM} answer={reply} />
      <Field
        id={`${FORM}-address`}
        label="Careers page URL"
        hint={`The public job list on ${BOARD_NAMES}. You don’t need an API key.`}
        required
        error={errors['address']}
      >
        {(control) => (
          <Input {...control} type="url" name="address" defaultValue={values['address'] ?? ''} autoComplete="off" />
        )}
      </Field>
      <Field id={`${FORM}-every`} label="Sync frequency" error={errors['every']}>
        {(control) => <Select {...control} name="every" defaultValue={values['every'] ?? 'day'} options={CHOICES} />}
      </Field>
      <Button
        type="submit"
        name="intent"
        value="follow"
        variant="secondary"
        isLoading={isSending}
        loadingText="Reading..."
      >
        Add careers page
      </Button>
    </Form>
  );
}
