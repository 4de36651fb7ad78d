import { ImportColumns } from '#app/desk/import/import-columns.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { FALLBACKS, JOB_COLUMNS } from '#domain/job-import/job-columns.ts';
import { countOf } from '#domain/text/counts.ts';
import type { ShownDraft } from '../schema.ts';

export const Columns = ({ draft: { columns, fallbacks } }: { draft: ShownDraft }) => (
  <ImportColumns
    legend={columns.length > 0 ? 'Columns' : 'Default values'}
    columns={columns}
    fields={JOB_COLUMNS}
    prefix="column."
  >
    {FALLBACKS.map((field) => (
      <Field
        key={field}
        id={`import-all-${field}`}
        label={`${JOB_COLUMNS[field]} (optional)`}
        hint="For rows without one"
      >
        {(control) => (
          <Input {...control} name={`all.${field}`} defaultValue={fallbacks[field] ?? ''} autoComplete="off" />
        )}
      </Field>
    ))}
  </ImportColumns>
);

export const Places = ({ places }: Pick<ShownDraft, 'places'>) => (
  <fieldset>
    <legend className="mb-3 font-semibold">Choose a place</legend>
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {places.map(({ location, options, lines }, place) => (
        <div key={location}>
          <input type="hidden" name={`place.${place}.from`} value={location} />
          <Field id={`import-place-${place}`} label={location} hint={countOf(lines, 'row')}>
            {(control) => (
              <Select
                {...control}
                name={`place.${place}.to`}
                options={[
                  { value: '', label: 'Skip these rows' },
                  ...options.map((option) => ({ value: option, label: option })),
                ]}
              />
            )}
          </Field>
        </div>
      ))}
    </div>
  </fieldset>
);
