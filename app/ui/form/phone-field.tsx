import { type ComponentProps, type FormEvent, useState } from 'react';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

type PhoneFieldProps = Omit<ComponentProps<typeof Field>, 'children'> & {
  name: string;
  most: number;
  defaultValue?: string | undefined;
  /** 'off' for another person's number. */
  autoComplete?: 'tel' | 'off';
};

export function PhoneField({ name, most, defaultValue, autoComplete = 'tel', ...field }: PhoneFieldProps) {
  const [isFull, setIsFull] = useState(false);
  const fullId = `${field.id}-full`;
  const check = ({ currentTarget }: FormEvent<HTMLInputElement>) => setIsFull(currentTarget.value.length >= most);
  return (
    <Field {...field}>
      {(control) => (
        <>
          <Input
            {...control}
            name={name}
            type="tel"
            autoComplete={autoComplete}
            maxLength={most}
            defaultValue={defaultValue}
            onInput={check}
            aria-describedby={[control['aria-describedby'], isFull && fullId].filter(Boolean).join(' ') || undefined}
          />
          {/* Screen readers announce a status only if its element was there before its text. */}
          <p id={fullId} role="status" className="text-sm text-ink-soft">
            {isFull && (
              <span className="mt-1.5 block">
                This field holds up to {most} characters. Check that the number is complete.
              </span>
            )}
          </p>
        </>
      )}
    </Field>
  );
}
