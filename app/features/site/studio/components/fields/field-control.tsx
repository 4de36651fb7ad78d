import { useContext } from 'react';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { type ControlProps, Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import type { Field as ItemField } from '#db/content/fields.ts';
import { fieldName } from '../../form.ts';
import type { ItemErrors } from '../../schema.ts';
import { ArticleField } from './article-field.tsx';
import { ColourField } from './colour-field.tsx';
import { controlId, SITE_PATHS } from './control-id.ts';
import { DraftErrors } from './draft-errors.ts';
import { useGroupName } from './entry-name.ts';
import { ListField } from './list-field.tsx';
import { PictureField } from './picture-field.tsx';
import { SvgField } from './svg-field.tsx';

export type FieldsProps = {
  fields: readonly ItemField[];
  /** The object that has the values; anything else counts as empty. */
  values: unknown;
  /** The path of the object; empty for the item itself. */
  parent: string;
  errors: ItemErrors;
};

export function Fields({ fields, values, parent, errors }: FieldsProps) {
  const object = typeof values === 'object' && values !== null ? (values as Record<string, unknown>) : {};
  return (
    <div className="grid gap-5">
      {fields.map((field) => {
        const path = parent === '' ? field.name : `${parent}.${field.name}`;
        const value = Object.hasOwn(object, field.name) ? object[field.name] : undefined;
        return <FieldControl key={field.name} field={field} path={path} value={value} errors={errors} />;
      })}
    </div>
  );
}

type FieldControlProps = { field: ItemField; path: string; value: unknown; errors: ItemErrors };

function FieldControl({ field, path, value, errors }: FieldControlProps) {
  const draftErrors = useContext(DraftErrors);
  const groupName = useGroupName(field.label);
  if (field.kind === 'list') {
    return (
      <ListField field={field} path={path} value={value} error={errors[path] ?? null}>
        {(entry, at) => <Fields fields={field.fields} values={entry} parent={at} errors={errors} />}
      </ListField>
    );
  }
  if (field.kind === 'group') {
    return (
      <fieldset id={controlId(path)} className="min-w-0 rounded-md border border-line p-4">
        <legend className="px-1 font-semibold">
          {groupName}
          {!field.isRequired && <span className="font-normal text-ink-faint"> (optional)</span>}
        </legend>
        {field.hint && <p className="mb-3 text-sm text-ink-soft">{field.hint}</p>}
        {errors[path] && <p className="mb-3 text-sm font-medium text-signal">{errors[path]}</p>}
        <Fields fields={field.fields} values={value} parent={path} errors={errors} />
      </fieldset>
    );
  }
  const id = controlId(path);
  if (field.kind === 'tick') {
    return (
      <Checkbox
        id={id}
        name={fieldName(path)}
        label={field.label}
        hint={field.hint}
        error={errors[path] ?? null}
        defaultChecked={value === true}
      />
    );
  }
  // Errors of colours and files are shown at once; those of other fields when the form is submitted.
  const shownErrors = ((field.kind === 'colour' || field.kind === 'svg') && draftErrors) || errors;
  return (
    <Field id={id} label={field.label} hint={field.hint} error={shownErrors[path] ?? null} optional={!field.isRequired}>
      {(control) => <Control field={field} control={control} name={fieldName(path)} value={value} />}
    </Field>
  );
}

type ControlOf = { field: ItemField; control: ControlProps; name: string; value: unknown };

const INPUT_TYPES: Partial<Record<ItemField['kind'], string>> = { day: 'date', time: 'time' };

function Control({ field, control, name, value }: ControlOf) {
  const text = Array.isArray(value) ? value.join('\n') : String(value ?? '');
  if (field.kind === 'article') return <ArticleField control={control} label={field.label} name={name} value={text} />;
  if (field.kind === 'picture')
    return <PictureField control={control} name={name} value={text} isRequired={field.isRequired} />;
  if (field.kind === 'colour') return <ColourField control={control} label={field.label} name={name} value={text} />;
  if (field.kind === 'svg') return <SvgField control={control} label={field.label} name={name} value={text} />;
  if (field.kind === 'text' || field.kind === 'lines')
    return <Textarea {...control} name={name} defaultValue={text} rows={field.kind === 'lines' ? 3 : 5} />;
  if (field.kind === 'choice') {
    return (
      <Select
        {...control}
        name={name}
        defaultValue={text}
        options={[
          { value: '', label: field.isRequired ? 'Choose…' : 'None' },
          ...field.choices.map(([each, label]) => ({ value: each, label })),
        ]}
      />
    );
  }
  return (
    <Input
      {...control}
      name={name}
      defaultValue={text}
      type={INPUT_TYPES[field.kind] ?? 'text'}
      autoComplete="off"
      {...(field.kind === 'number' && { inputMode: 'decimal' })}
      {...(field.kind === 'link' && field.takesPaths && { list: SITE_PATHS })}
    />
  );
}
