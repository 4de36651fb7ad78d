/**
 * The filters of a list as a plain GET form. With scripts every choice applies at once and keeps the focus; without them a button submits
 * it.
 */
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { type FilterControl, listControls, useFilterForm } from '#app/web/filter-form.ts';
import { writeSearch } from '#domain/address/search-parameters.ts';

type Values = Readonly<Record<string, string | number | null>>;
type FilterFormProps = {
  label: string;
  action: string;
  values: Values;
  children: ReactNode;
};

export function FilterForm({ label, action, values, children }: FilterFormProps) {
  const {
    form: formRef,
    apply,
    applySoon,
  } = useFilterForm({
    results: values,
    makeHref: (form) => action + writeSearch(Object.fromEntries(listControls(form).map(toParameter))),
    listDifferences: (form) =>
      listControls(form).flatMap((control) => {
        const current = String(values[control.name] ?? '');
        return collapseSpaces(control.value) === current ? [] : [{ control, value: current }];
      }),
  });
  return (
    <Form
      ref={formRef}
      method="get"
      action={action}
      onInput={applySoon}
      onSubmit={(event) => {
        event.preventDefault();
        apply(true);
      }}
      role="search"
      aria-label={label}
      autoComplete="off"
      className="flex flex-wrap items-end gap-3"
    >
      {children}
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </Form>
  );
}

type ControlProps = { name: string; label: string; value: string | null };

export function FilterText({ name, label, value, type = 'search' }: ControlProps & { type?: 'search' | 'date' }) {
  const width = type === 'search' ? 'basis-full sm:basis-56 sm:grow' : 'grow sm:grow-0';
  return (
    <Field id={`filter-${name}`} label={label} className={width}>
      {(control) => (
        <Input {...control} type={type} name={name} defaultValue={value ?? ''} maxLength={100} enterKeyHint="search" />
      )}
    </Field>
  );
}

type ChoiceProps = ControlProps & { all: string; choices: readonly { value: string; label: string }[] };

export function FilterChoice({ name, label, value, all, choices }: ChoiceProps) {
  // The URL may have a value that is not a choice; it is added.
  const isOtherValue = value && !choices.some((choice) => choice.value === value);
  const options = [{ value: '', label: all }, ...choices, ...(isOtherValue ? [{ value, label: value }] : [])];
  return (
    <Field id={`filter-${name}`} label={label} className="min-w-36 grow sm:grow-0">
      {(control) => <Select {...control} name={name} defaultValue={value ?? ''} options={options} />}
    </Field>
  );
}

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();
const toParameter = ({ name, value }: FilterControl) => [name, collapseSpaces(value)] as const;
