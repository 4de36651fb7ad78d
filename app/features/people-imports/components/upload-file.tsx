/** The file to import, and on which ground the agency keeps the people in it. */
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { FileInput } from '#app/ui/form/file-input.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { formatNumber } from '#domain/pay/money.ts';
import { MOST_IMPORTED } from '#domain/person/people-file.ts';

const FORM = 'import';

export function UploadFile({ reply, today }: { reply: Reply | undefined; today: string }) {
  const isSending = useNavigation().state === 'submitting';
  const { values = {}, errors = {} } = reply ?? {};
  return (
    <Form method="post" encType="multipart/form-data" noValidate className="max-w-2xl space-y-5">
      <FormProblems formId={FORM} answer={reply} />
      {/* The words come first: of a form that is cut off, they are what is left. */}
      <input type="hidden" name="intent" value="upload" />
      <Field
        id={`${FORM}-origin`}
        label="Where you have them from"
        hint="Such as ‘Job fair in Kettering, 2 November 2026’. The person can ask for it."
        required
        error={errors.origin}
      >
        {(control) => <Input {...control} name="origin" defaultValue={values.origin ?? ''} autoComplete="off" />}
      </Field>
      <Field
        id={`${FORM}-agreement`}
        label="How they agreed to be on record"
        hint="Or the other lawful basis, such as ‘Legitimate interests: asked us for work by email’, and since when."
        required
        error={errors.agreement}
      >
        {(control) => <Input {...control} name="agreement" defaultValue={values.agreement ?? ''} autoComplete="off" />}
      </Field>
      <Field
        id={`${FORM}-agreed_on`}
        label="All of them agreed to emails about work on (optional)"
        hint="Leave it empty if they did not, or if a column says so."
        error={errors.agreed_on}
      >
        {(control) => (
          <Input {...control} type="date" name="agreed_on" max={today} defaultValue={values.agreed_on ?? ''} />
        )}
      </Field>
      <Field
        id={`${FORM}-file`}
        label="CSV file"
        hint={`With the names of the columns in its first line. 5 MB and ${formatNumber(MOST_IMPORTED)} people at most.`}
        required
        error={errors.file}
      >
        {(control) => <FileInput {...control} name="file" accept=".csv,.txt,text/csv" />}
      </Field>
      <Button type="submit" isLoading={isSending} loadingText="Reading...">
        Read the file
      </Button>
    </Form>
  );
}
