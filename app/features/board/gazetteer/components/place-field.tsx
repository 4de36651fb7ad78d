/**
 * A text field for a place. The server interprets the text. When it gets the focus, code for suggestions is loaded and it becomes a
 * combobox; loading it only then keeps pages light.
 */
import { type ComponentType, useRef, useState } from 'react';
import { type ControlProps, Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { loadCode } from '#app/web/load-code.ts';
import type { PlaceSuggestionsProps } from './place-suggestions.tsx';

type PlaceFieldProps = {
  id: string;
  name: string;
  label: string;
  defaultValue?: string | undefined;
  hint?: string;
  error?: string | undefined;
  required?: boolean;
  maxLength: number;
  hasLocation?: boolean;
  className?: string;
};

export function PlaceField({ id, label, hint, error, required, className, ...input }: PlaceFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required ?? false} className={className}>
      {(control) => <PlaceInput {...input} control={control} />}
    </Field>
  );
}

type PlaceInputProps = Pick<PlaceFieldProps, 'name' | 'defaultValue' | 'maxLength' | 'hasLocation'> & {
  control: ControlProps;
};

function PlaceInput({ control, hasLocation = false, ...field }: PlaceInputProps) {
  const [Suggestions, setSuggestions] = useState<ComponentType<PlaceSuggestionsProps>>();
  const input = useRef<HTMLInputElement>(null);
  const load = () => {
    // If the code fails to load, the field stays a text field.
    loadCode(() => import('./place-suggestions.tsx')).then(
      ({ PlaceSuggestions }) => setSuggestions(() => PlaceSuggestions),
      () => undefined,
    );
  };
  return (
    <div className="relative">
      <Input {...control} {...field} ref={input} onFocus={load} autoComplete="off" spellCheck={false} />
      {Suggestions && <Suggestions input={input} hasLocation={hasLocation} />}
    </div>
  );
}
