/** A line with faults: each fault at a field in which it can be mended. */
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import { isJobColumn, JOB_COLUMNS } from '#domain/job-source/job-file.ts';
import type { ShownLine } from './shown-draft.ts';
import { ToldOfJob } from './told-besides.tsx';

const LONG = /^(description|requirements|because_\w+)$/;

export function MendLine({ line, title, errors, values, told }: ShownLine) {
  const fields = Object.entries(errors).filter(([name]) => isJobColumn(name) || name.startsWith('because_'));
  const others = Object.entries(errors).filter(([name]) => !fields.some(([field]) => field === name));
  return (
    <fieldset className="max-w-2xl space-y-4 border-line border-t pt-4">
      <legend className="wrap-anywhere font-semibold">
        Line {line}: {title || 'no title'}
      </legend>
      {told && (told.link || told.remarks.length > 0) && <ToldOfJob {...told} />}
      {others.map(([name, error]) => (
        <p key={name} className="text-signal text-sm">
          {error}
        </p>
      ))}
      {fields.map(([name, error]) => {
        const sent = `row.${line}.${name}`;
        const rule = name.startsWith('because_') ? name.slice('because_'.length) : null;
        return (
          <div key={name}>
            {rule && <input type="hidden" name={`row.${line}.asked_${rule}`} value={values[`asked_${rule}`] ?? ''} />}
            <Field
              id={`import-row-${line}-${name}`}
              label={isJobColumn(name) ? JOB_COLUMNS[name] : 'Why it is right as it is'}
              error={error}
            >
              {(control) =>
                LONG.test(name) ? (
                  <Textarea {...control} name={sent} rows={4} defaultValue={values[name] ?? ''} />
                ) : (
                  <Input {...control} name={sent} defaultValue={values[name] ?? ''} autoComplete="off" />
                )
              }
            </Field>
          </div>
        );
      })}
    </fieldset>
  );
}
