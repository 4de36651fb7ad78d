import type { Heir } from '#app/features/core/staff/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field, FieldError } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { usePageSending } from '#app/web/form/sending.ts';
import {
  API_SCOPE_TEXTS,
  API_SCOPES,
  KEY_DAYS,
  LONGEST_KEY_NAME,
  REQUESTS_A_MINUTE,
  USUAL_KEY_DAYS,
} from '#domain/api-key/api-key.ts';

const FORM_ID = 'key';

type MakeKeyFormProps = { newId: string; colleagues: readonly Heir[]; viewerId: string; answer: Reply | undefined };

export function MakeKeyForm({ newId, colleagues, viewerId, answer }: MakeKeyFormProps) {
  const { Form, isSending } = usePageSending(answer);
  const { values = {}, errors = {} } = answer ?? {};
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <FormProblems formId={FORM_ID} answer={answer} />
      <Form method="post" noValidate className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="make" />
        <input type="hidden" name="id" value={newId} />
        <Field
          id={`${FORM_ID}-name`}
          label="Name"
          hint="The program that will use it, such as Website or Bullhorn."
          error={errors['name']}
          required
        >
          {(control) => (
            <Input
              {...control}
              name="name"
              maxLength={LONGEST_KEY_NAME}
              autoComplete="off"
              defaultValue={values['name']}
            />
          )}
        </Field>
        <fieldset
          id={`${FORM_ID}-scopes`}
          tabIndex={-1}
          aria-describedby={errors['scopes'] ? `${FORM_ID}-scopes-error` : undefined}
        >
          <legend className="mb-1 font-semibold text-sm">Permissions</legend>
          {API_SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              id={`${FORM_ID}-scope-${scope}`}
              name={`scope-${scope}`}
              value="yes"
              defaultChecked={values[`scope-${scope}`] === 'yes'}
              label={API_SCOPE_TEXTS[scope]}
              hint={<code>{scope}</code>}
            />
          ))}
          {errors['scopes'] && <FieldError id={`${FORM_ID}-scopes-error`}>{errors['scopes']}</FieldError>}
        </fieldset>
        <Field
          id={`${FORM_ID}-account`}
          label="Acts for"
          hint="The key can’t do more than this colleague, who will own any jobs it posts."
          error={errors['account']}
        >
          {(control) => (
            <Select {...control} name="account" defaultValue={values['account'] ?? viewerId}>
              {colleagues.map(({ id, fullName }) => (
                <option key={id} value={id}>
                  {fullName}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field id={`${FORM_ID}-days`} label="Expires after" error={errors['days']}>
            {(control) => (
              <Select
                {...control}
                name="days"
                defaultValue={values['days'] ?? String(USUAL_KEY_DAYS)}
                options={KEY_DAYS.map((days) => ({ value: String(days), label: `${days} days` }))}
              />
            )}
          </Field>
          <Field id={`${FORM_ID}-rate`} label="Requests per minute" error={errors['rate']}>
            {(control) => (
              <Input
                {...control}
                name="rate"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={values['rate'] ?? String(REQUESTS_A_MINUTE.usual)}
              />
            )}
          </Field>
        </div>
        <div>
          <Button type="submit" isLoading={isSending} loadingText="Creating key...">
            Create key
          </Button>
        </div>
      </Form>
    </div>
  );
}
