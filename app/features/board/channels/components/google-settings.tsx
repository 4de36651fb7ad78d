import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { GOOGLE_PER_DAY } from '../schema.ts';

export function GoogleSettings({ perDay, answer }: { perDay: number | null; answer: Reply | undefined }) {
  const isBusy = useNavigation().state === 'submitting';
  return (
    <section aria-labelledby="google-settings" className="mt-8 max-w-2xl border-line border-t pt-6">
      <Heading level={2} size="item" id="google-settings">
        Settings
      </Heading>
      <FormProblems formId="google" answer={answer} />
      <Form method="post" className="mt-4 flex flex-col items-start gap-4">
        <input type="hidden" name="intent" value="save" />
        <Field
          id="google-service_account"
          label="Service account key file"
          hint={
            perDay === null
              ? 'Paste the whole JSON file from Google. We’ll store it encrypted and won’t show it again.'
              : 'Leave blank to keep the current one.'
          }
          required={perDay === null}
          error={answer?.errors['service_account']}
          className="w-full"
        >
          {(control) => (
            <Textarea {...control} name="service_account" maxLength={20_000} autoComplete="off" spellCheck={false} />
          )}
        </Field>
        <Field id="google-per_day" label="Messages per day" required error={answer?.errors['per_day']}>
          {(control) => (
            <Input
              {...control}
              name="per_day"
              inputMode="numeric"
              maxLength={6}
              defaultValue={answer?.values['per_day'] ?? String(perDay ?? GOOGLE_PER_DAY)}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" isLoading={isBusy} loadingText="Saving...">
          Save
        </Button>
      </Form>
      {perDay !== null && (
        <Form method="post" className="mt-6">
          <input type="hidden" name="intent" value="remove" />
          <Button type="submit" variant="secondary">
            Remove account
          </Button>
        </Form>
      )}
    </section>
  );
}
