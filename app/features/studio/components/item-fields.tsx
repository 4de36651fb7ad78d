/** The form of an item, made from the fields of its schema. Each field is named by its path: `sources.0.title`. */
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field as FieldFrame } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { Textarea } from '#app/ui/form/textarea.tsx';
import type { Field } from '#db/content/fields.ts';
import { asItem, countName, pathOf } from '../form.ts';
import { FORM_ID, type Typed } from '../schema.ts';
import { ArticleField } from './article-field.tsx';

type FieldsProps = {
  fields: readonly Field[];
  typed: Typed;
  /** By path. */
  errors: Readonly<Record<string, string>>;
  prefix?: string;
};

export function ItemFields({ fields, typed, errors, prefix = '' }: FieldsProps) {
  return (
    <div className="space-y-5">
      {fields.map((field) => {
        const path = pathOf(prefix, field.name);
        return <ItemField key={path} field={field} path={path} value={typed[field.name]} errors={errors} />;
      })}
    </div>
  );
}

type ItemFieldProps<Kind extends Field = Field> = {
  field: Kind;
  path: string;
  value: unknown;
  errors: FieldsProps['errors'];
};

function ItemField({ field, path, value, errors }: ItemFieldProps) {
  if (field.kind === 'group') return <Group field={field} path={path} value={value} errors={errors} />;
  if (field.kind === 'list') return <List field={field} path={path} value={value} errors={errors} />;
  const id = `${FORM_ID}-${path}`;
  const { label, hint } = field;
  if (field.kind === 'tick') {
    return (
      <Checkbox
        id={id}
        name={path}
        label={label}
        hint={hint}
        error={errors[path] ?? null}
        defaultChecked={value === true}
      />
    );
  }
  const text = Array.isArray(value) ? value.join('\n') : value === undefined ? '' : String(value);
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={errors[path] ?? firstBelow(errors, path)}
      required={field.isRequired}
      optional={!field.isRequired}
    >
      {(control) => <Control control={{ ...control, name: path, defaultValue: text }} field={field} />}
    </FieldFrame>
  );
}

type ControlProps = {
  field: Exclude<Field, { kind: 'group' | 'list' | 'tick' }>;
  control: { id: string; name: string; defaultValue: string };
};

const INPUT_TYPES: Partial<Record<Field['kind'], string>> = { day: 'date', time: 'time', colour: 'color' };

function Control({ field, control }: ControlProps) {
  switch (field.kind) {
    case 'choice':
      return (
        <Select
          {...control}
          options={[{ value: '', label: 'Choose' }, ...field.choices.map(([value, label]) => ({ value, label }))]}
        />
      );
    case 'article':
      return <ArticleField {...control} />;
    case 'text':
    case 'lines':
      return <Textarea {...control} rows={field.kind === 'lines' ? 3 : 4} />;
    case 'number':
      return <Input {...control} inputMode="decimal" className="max-w-40" autoComplete="off" />;
    default:
      return (
        <Input
          {...control}
          type={INPUT_TYPES[field.kind] ?? 'text'}
          list={field.kind === 'link' ? 'studio-pages' : undefined}
          autoComplete="off"
        />
      );
  }
}

/** A fault of one line of a field that takes several. */
const firstBelow = (errors: FieldsProps['errors'], path: string): string | undefined =>
  Object.entries(errors).find(([name]) => name.startsWith(`${path}.`))?.[1];

function Group({ field, path, value, errors }: ItemFieldProps<Extract<Field, { kind: 'group' }>>) {
  return (
    <fieldset className="border-line border-l-2 pl-4">
      <Legend field={field} />
      <ItemFields fields={field.fields} typed={asItem(value)} errors={errors} prefix={path} />
    </fieldset>
  );
}

function List({ field, path, value, errors }: ItemFieldProps<Extract<Field, { kind: 'list' }>>) {
  const entries = Array.isArray(value) ? value : [];
  return (
    <fieldset className="border-line border-l-2 pl-4" id={`${FORM_ID}-${path}`} tabIndex={-1}>
      <Legend field={field} />
      <input type="hidden" name={countName(path)} value={entries.length} />
      <ol className="space-y-6">
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name, and a change of order loads the page anew
          <li key={index} className="border-line border-t pt-4">
            <p className="mb-3 flex flex-wrap items-center gap-2 font-semibold text-sm">
              <span className="mr-auto">
                {capitalised(field.one)} {index + 1}
              </span>
              <ListButton
                intent={`up:${path}:${index}`}
                isOff={index === 0}
                label={`Move ${field.one} ${index + 1} up`}
              >
                <ArrowUp aria-hidden="true" />
              </ListButton>
              <ListButton
                intent={`down:${path}:${index}`}
                isOff={index === entries.length - 1}
                label={`Move ${field.one} ${index + 1} down`}
              >
                <ArrowDown aria-hidden="true" />
              </ListButton>
              <ListButton intent={`remove:${path}:${index}`} label={`Remove ${field.one} ${index + 1}`}>
                <Trash2 aria-hidden="true" />
              </ListButton>
            </p>
            <ItemFields fields={field.fields} typed={asItem(entry)} errors={errors} prefix={`${path}.${index}`} />
          </li>
        ))}
      </ol>
      <Button type="submit" name="intent" value={`add:${path}`} variant="secondary" size="sm" className="mt-4">
        <Plus aria-hidden="true" />
        Add {article(field.one)} {field.one}
      </Button>
    </fieldset>
  );
}

function Legend({ field: { label, hint, isRequired } }: { field: Field }) {
  return (
    <legend className="-ml-4 mb-3 font-semibold">
      {label}
      {!isRequired && <span className="font-normal text-ink-faint"> (optional)</span>}
      {hint && <span className="block font-normal text-ink-soft text-sm">{hint}</span>}
    </legend>
  );
}

type ListButtonProps = { intent: string; label: string; isOff?: boolean; children: React.ReactNode };

const ListButton = ({ intent, label, isOff = false, children }: ListButtonProps) => (
  <Button
    type="submit"
    name="intent"
    value={intent}
    variant="secondary"
    size="sm"
    disabled={isOff}
    aria-label={label}
    className="size-11 px-0"
  >
    {children}
  </Button>
);

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const article = (word: string) => (/^[aeiou]/i.test(word) ? 'an' : 'a');
