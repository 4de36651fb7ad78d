import { AdvertNotice } from '#app/features/board/jobs/components/questions/advert-questions.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { LONGEST_REASON } from '#domain/advert/advert.ts';
import type { AdvertQuestion } from '#domain/advert/judge-advert.ts';
import { isJobColumn, JOB_COLUMNS, type JobColumn } from '#domain/job-import/job-columns.ts';
import type { ShownLine } from '../schema.ts';
import { type Choices, FIELD_CHOICES } from './field-choices.ts';
import { ToldOfJob } from './remarks.tsx';

const LONG = /^(description|requirements)$/;

export function MendLine({ line, title, errors, values, questions, told }: ShownLine) {
  const fields = Object.keys(errors).filter(isJobColumn);
  const otherErrors = Object.entries(errors).filter(([name]) => !isJobColumn(name) && !name.startsWith('because_'));
  const askedQuestions = questions.map((question) => ({ question, fields: fieldsOf(question) }));
  return (
    <fieldset className="max-w-2xl space-y-4 border-line border-t pt-4">
      <legend className="wrap-anywhere font-semibold">
        Row {line}: {title || 'no title'}
      </legend>
      {told && (told.link || told.remarks.length > 0) && <ToldOfJob {...told} />}
      {otherErrors.map(([name, error]) => (
        <p key={name} className="text-signal text-sm">
          {error}
        </p>
      ))}
      {fields.map((field) => (
        <MendField key={field} line={line} field={field} error={errors[field]} values={values} />
      ))}
      {askedQuestions.map(({ question, fields: about }, place) => {
        const earlierFields = askedQuestions.slice(0, place).flatMap((each) => each.fields);
        const fieldsToShow = about.filter((field) => !fields.includes(field) && !earlierFields.includes(field));
        return <MendAdvert key={question.rule} line={line} question={question} fields={fieldsToShow} values={values} />;
      })}
    </fieldset>
  );
}

const fieldsOf = ({ findings }: AdvertQuestion): JobColumn[] =>
  [...new Set<string>(findings.map(({ field }) => field))].filter(isJobColumn);

type MendFieldProps = Pick<ShownLine, 'line' | 'values'> & { field: JobColumn; error?: string | undefined };

function MendField({ line, field, error, values }: MendFieldProps) {
  const sent = { name: `row.${line}.${field}`, defaultValue: values[field] ?? '' };
  const choices = FIELD_CHOICES[field];
  return (
    <Field id={`import-row-${line}-${field}`} label={JOB_COLUMNS[field]} error={error}>
      {(control) =>
        choices ? (
          <Select {...control} {...sent} options={withFileValue(choices, sent.defaultValue)} />
        ) : LONG.test(field) ? (
          <Textarea {...control} {...sent} rows={4} />
        ) : (
          <Input {...control} {...sent} autoComplete="off" />
        )
      }
    </Field>
  );
}

type MendAdvertProps = Pick<ShownLine, 'line' | 'values'> & { question: AdvertQuestion; fields: readonly JobColumn[] };

/** One question of the advert guard, with the fields to change and a field for the reason to keep the words. */
function MendAdvert({ line, question, fields, values }: MendAdvertProps) {
  const name = `because_${question.rule}`;
  return (
    <AdvertNotice question={question}>
      <input type="hidden" name={`row.${line}.asked_${question.rule}`} value={question.words} />
      <div className="mt-3 space-y-3">
        {fields.map((field) => (
          <MendField key={field} line={line} field={field} values={values} />
        ))}
        <Field id={`import-row-${line}-${name}`} label="Or say why it’s fine as it is">
          {(control) => (
            <Textarea
              {...control}
              name={`row.${line}.${name}`}
              rows={2}
              maxLength={LONGEST_REASON}
              defaultValue={values[name] ?? ''}
            />
          )}
        </Field>
      </div>
    </AdvertNotice>
  );
}

/** Preselects the value from the file, so that an untouched row does not count as fixed. */
const withFileValue = (choices: Choices, fileValue: string): Choices =>
  choices.some(({ value }) => value === fileValue)
    ? choices
    : [{ value: fileValue, label: fileValue === '' ? 'Choose' : `“${fileValue}” in the file` }, ...choices];
