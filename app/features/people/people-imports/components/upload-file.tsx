/** Form for the file to import, with the source and the lawful basis of the people in it. */
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
      {/* The file comes last, so that a form that is cut off still has its other fields. */}
      <input type="hidden" name="intent" value="upload" />
      <Field
        id={`${FORM}-origin`}
        label="Source"
        hint="Where you got their details, such as ‘Job fair in Kettering, 2 November 2026’. They can ask you for it."
        required
        error={errors['origin']}
      >
        {(control) => <Input {...control} name="origin" defaultValue={values['origin'] ?? ''} autoComplete="off" />}
      </Field>
      <Field
        id={`${FORM}-agreement`}
        label="Consent or lawful basis"
        hint="How they agreed to be on record, or another basis such as ‘Legitimate interests: asked us for work by email’."
        required
        error={errors['agreement']}
      >
        {(control) => (
          <Input {...control} name="agreement" defaultValue={values['agreement'] ?? ''} autoComplete="off" />
        )}
      </Field>
      <Field
        id={`${FORM}-agreed_on`}
        label="Email consent date"
        optional
        hint="When all of them agreed to emails about work. Leave it empty if they didn’t, or if the file has a column for it."
        error={errors['agreed_on']}
      >
        {(control) => (
          <Input {...control} type="date" name="agreed_on" max={today} defaultValue={values['agreed_on'] ?? ''} />
        )}
      </Field>
      <Field
        id={`${FORM}-file`}
        label="CSV file"
        hint={`With the column names in the first row. 5 MB and ${formatNumber(MOST_IMPORTED)} people at most.`}
        required
        error={errors['file']}
      >
        {(control) => <FileInput {...control} name="file" accept=".csv,.txt,text/csv" />}
      </Field>
      <Button type="submit" isLoading={isSending} loadingText="Reading...">
        Read the file
      </Button>
    </Form>
  );
}
