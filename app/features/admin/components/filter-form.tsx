/**
 * The filters of a list. A plain GET form: with a script every choice is applied at once and the focus stays where it
 * is; without one, the button sends it.
 */
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';
import { Select } from '#app/ui/select.tsx';
import { writeSearch } from '../schema.ts';

/** Long enough that a typed word is one search, short enough to feel immediate. */
const TYPING_PAUSE_MS = 300;

type Values = Readonly<Record<string, string | number | null>>;
type FilterFormProps = {
  /** What is filtered: 'Accounts'. */
  label: string;
  /** The path of the list. */
  action: string;
  /** What the page shows, by the names of the controls. */
  values: Values;
  children: ReactNode;
};

export function FilterForm({ label, action, values, children }: FilterFormProps) {
  const { form, apply, applySoon } = useFilterForm(action, values);
  return (
    <Form
      ref={form}
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
  // An address may ask for what is no choice here: it is kept, and shown as one.
  const isOdd = value && !choices.some((choice) => choice.value === value);
  const options = [{ value: '', label: all }, ...choices, ...(isOdd ? [{ value, label: value }] : [])];
  return (
    <Field id={`filter-${name}`} label={label} className="min-w-36 grow sm:grow-0">
      {(control) => <Select {...control} name={name} defaultValue={value ?? ''} options={options} />}
    </Field>
  );
}

/** What the form does, and how it comes to show what the page shows. */
function useFilterForm(action: string, values: Values) {
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHydrated = useRef(false);
  const navigate = useNavigate();

  function stopWaiting() {
    clearTimeout(pause.current);
    pause.current = undefined;
  }

  function apply(isReplacing: boolean) {
    stopWaiting();
    if (!form.current) return;
    const chosen = listControls(form.current).map(({ name, value }) => [name, tidy(value)]);
    void navigate(action + writeSearch(Object.fromEntries(chosen)), { replace: isReplacing, preventScrollReset: true });
  }

  /** A choice is a step one can go back from; the letters of a word are not. */
  function applySoon(event: FormEvent) {
    stopWaiting();
    const isTyping = event.target instanceof HTMLInputElement;
    pause.current = setTimeout(() => apply(isTyping), isTyping ? TYPING_PAUSE_MS : 0);
  }

  // The values are new with every answer, which is what it waits for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!form.current) return;
    const hadScript = isHydrated.current;
    isHydrated.current = true;
    const differing = listControls(form.current).filter(({ name, value }) => tidy(value) !== shownValue(values, name));
    // Somebody was quicker than the scripts: what they chose counts.
    if (!hadScript && differing.length > 0) apply(true);
    // After 'back' the form follows the page; never while somebody types.
    else if (pause.current === undefined)
      for (const control of differing) control.value = shownValue(values, control.name);
  }, [values]);
  useEffect(() => () => clearTimeout(pause.current), []);

  return { form, apply, applySoon };
}

const shownValue = (values: Values, name: string) => String(values[name] ?? '');
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

const listControls = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (control): control is HTMLInputElement | HTMLSelectElement =>
      control instanceof HTMLInputElement || control instanceof HTMLSelectElement,
  );
