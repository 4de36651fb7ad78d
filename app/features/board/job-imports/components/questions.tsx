import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { JOB_COLUMNS, OPTIONAL } from '#domain/job-import/job-columns.ts';
import { countOf } from '#domain/text/counts.ts';
import type { ImportQuestion, ShownDraft } from '../schema.ts';
import { FIELD_CHOICES } from './field-choices.ts';

export const Questions = ({ questions }: Pick<ShownDraft, 'questions'>) => (
  <fieldset>
    <legend className="font-semibold">One answer for all rows</legend>
    <p className="measure mt-1 mb-3 text-ink-soft text-sm">
      We’ll use each answer for all rows with the same value, and remember it for the next file from this source.
    </p>
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {questions.map((question, place) => (
        <Question key={`${question.field}.${question.value}`} question={question} place={place} />
      ))}
    </div>
  </fieldset>
);

function Question({
  question: { field, value, error, lines, line },
  place,
}: {
  question: ImportQuestion;
  place: number;
}) {
  const name = `answer.${place}.to`;
  const choices = FIELD_CHOICES[field];
  const options = [
    { value: '', label: lines === 1 ? 'Skip this row' : 'Skip these rows' },
    ...(choices ?? []),
    ...(OPTIONAL.includes(field) ? [{ value: '-', label: 'Import without it' }] : []),
  ];
  const where = lines === 1 ? `Row ${line}` : `${countOf(lines, 'row')}, first ${line}`;
  return (
    <div>
      <input type="hidden" name={`answer.${place}.field`} value={field} />
      <input type="hidden" name={`answer.${place}.from`} value={value} />
      <Field
        id={`import-answer-${place}`}
        label={`${JOB_COLUMNS[field]}: ${value === '' ? 'missing' : `“${value}”`}`}
        hint={`${where}. ${error}`}
      >
        {(control) =>
          options.length > 1 ? (
            <Select {...control} name={name} options={options} />
          ) : (
            <Input {...control} name={name} autoComplete="off" />
          )
        }
      </Field>
    </div>
  );
}
