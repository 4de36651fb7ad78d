import type { ReactNode } from 'react';
import { Field } from '#app/ui/form/field.tsx';
import { Select } from '#app/ui/form/select.tsx';
import type { ImportColumn } from '#domain/import/import-file.ts';

type ImportColumnsProps = {
  legend: string;
  columns: readonly ImportColumn[];
  fields: Readonly<Record<string, string>>;
  prefix: string;
  children?: ReactNode;
};

export function ImportColumns({ legend, columns, fields, prefix, children }: ImportColumnsProps) {
  const choices = Object.entries(fields).map(([value, label]) => ({ value, label }));
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{legend}</legend>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {columns.map(({ name, field, example }, place) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: names of columns may be the same
            key={place}
            id={`import-column-${place}`}
            label={name || `Column ${place + 1}`}
            hint={example && `For example: ${example}`}
          >
            {(control) => (
              <Select
                {...control}
                name={prefix + place}
                defaultValue={field}
                options={[{ value: '', label: 'Skip' }, ...choices]}
              />
            )}
          </Field>
        ))}
        {children}
      </div>
    </fieldset>
  );
}
