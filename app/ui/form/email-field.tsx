/** An email field without capitalisation and spell checking by phones and browsers. */
import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

type EmailFieldProps = Omit<ComponentProps<typeof Field>, 'children' | 'label'> & {
  label?: string;
  autoComplete?: string;
  defaultValue?: string | undefined;
};

export function EmailField({ label = 'Email', autoComplete = 'email', defaultValue, ...field }: EmailFieldProps) {
  return (
    <Field {...field} label={label}>
      {(control) => (
        <Input
          {...control}
          name="email"
          type="email"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={defaultValue}
        />
      )}
    </Field>
  );
}
