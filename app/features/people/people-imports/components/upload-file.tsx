import { IMPORT_FORM, ImportUpload } from '#app/desk/import/import-upload.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { formatNumber } from '#domain/pay/money.ts';
import { MOST_IMPORTED } from '#domain/person/people-file.ts';

export function UploadFile({ reply, today }: { reply: Reply | undefined; today: string }) {
  const { values = {}, errors = {} } = reply ?? {};
  return (
    <ImportUpload
      reply={reply}
      file={{
        label: 'CSV file',
        hint: `With the column names in the first row. 5 MB and ${formatNumber(MOST_IMPORTED)} people at most.`,
        accept: '.csv,.txt,text/csv',
      }}
    >
      <Field
        id={`${IMPORT_FORM}-origin`}
        label="Source"
        hint="Where you got their details, such as ‘Job fair in Kettering, 2 November 2026’. They can ask you for it."
        required
        error={errors['origin']}
      >
        {(control) => <Input {...control} name="origin" defaultValue={values['origin'] ?? ''} autoComplete="off" />}
      </Field>
      <Field
        id={`${IMPORT_FORM}-agreement`}
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
        id={`${IMPORT_FORM}-agreed_on`}
        label="Email consent date"
        optional
        hint="When all of them agreed to emails about work. Leave it blank if they didn’t, or if the file has a column for it."
        error={errors['agreed_on']}
      >
        {(control) => (
          <Input {...control} type="date" name="agreed_on" max={today} defaultValue={values['agreed_on'] ?? ''} />
        )}
      </Field>
    </ImportUpload>
  );
}
