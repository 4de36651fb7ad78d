import { IMPORT_FORM, ImportUpload } from '#app/desk/import/import-upload.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { JOB_FILE_LIMITS } from '#domain/job-import/job-columns.ts';
import { formatNumber } from '#domain/pay/money.ts';

type UploadProps = { reply: Reply | undefined; sources: readonly { id: string; name: string }[] };

export function UploadJobs({ reply, sources }: UploadProps) {
  const { values = {}, errors = {} } = reply ?? {};
  const choices = sources.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <ImportUpload
      reply={reply}
      file={{
        label: 'File',
        hint: `CSV with the column names in the first row, or XML from another system, such as Indeed’s format or a WordPress export. Up to 40 MB and ${formatNumber(JOB_FILE_LIMITS.rows)} jobs.`,
        accept: '.csv,.txt,.xml,text/csv,text/xml,application/xml',
      }}
    >
      {choices.length > 0 ? (
        <Field
          id={`${IMPORT_FORM}-source`}
          label="Import source"
          hint="We use each job’s reference to update it next time."
          error={errors['source']}
        >
          {(control) => (
            <Select
              {...control}
              name="source"
              defaultValue={values['source'] ?? ''}
              options={[{ value: '', label: 'New import source' }, ...choices]}
            />
          )}
        </Field>
      ) : (
        <input type="hidden" name="source" value="" />
      )}
      <Field
        id={`${IMPORT_FORM}-name`}
        label={choices.length > 0 ? 'New import source (optional)' : 'Import source'}
        hint="For example, the name of your ATS. We’ll remember its columns for the next file."
        error={errors['name']}
      >
        {(control) => <Input {...control} name="name" defaultValue={values['name'] ?? ''} autoComplete="off" />}
      </Field>
    </ImportUpload>
  );
}
