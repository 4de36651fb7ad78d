import { useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { EmailField } from '#app/ui/form/email-field.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Input } from '#app/ui/form/input.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import type { Reply } from '#app/web/form/reply.ts';
import { PASSWORD_LENGTHS } from '#domain/account/account.ts';

type FieldProps = { formId: string; answer: Reply | undefined };

type EmailProps = FieldProps & { label?: string; autoComplete?: string; hint?: string };

export const AccountEmailField = ({ formId, answer, autoComplete = 'username', ...field }: EmailProps) => (
  <EmailField
    {...field}
    id={`${formId}-email`}
    autoComplete={autoComplete}
    error={answer?.errors['email']}
    defaultValue={answer?.values['email']}
    required
  />
);

/** Shows or hides the passwords of all fields that share it. */
export type Visibility = { isShown: boolean; toggle: () => void };

export function useVisibility(): Visibility {
  const [isShown, setIsShown] = useState(false);
  return { isShown, toggle: () => setIsShown((before) => !before) };
}

type PasswordProps = FieldProps & {
  visibility: Visibility;
  name?: 'password' | 'current_password';
  label?: string;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
};

export function PasswordField({
  formId,
  answer,
  visibility,
  name = 'password',
  label,
  hint,
  ...inputProps
}: PasswordProps) {
  const { isShown, toggle } = visibility;
  // The switch needs scripts.
  const hasScript = useIsHydrated();
  return (
    <Field id={`${formId}-${name}`} label={label ?? 'Password'} hint={hint} error={answer?.errors[name]} required>
      {(control) => (
        <span className="relative block">
          <Input
            {...control}
            {...inputProps}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={classNames(hasScript && 'pr-18')}
          />
          {hasScript && (
            <button
              type="button"
              onClick={toggle}
              aria-label={isShown ? 'Hide password' : 'Show password'}
              aria-controls={control.id}
              className="absolute inset-y-0 right-0 min-w-16 rounded-md px-3 font-semibold text-brand text-sm hover:underline"
            >
              {isShown ? 'Hide' : 'Show'}
            </button>
          )}
        </span>
      )}
    </Field>
  );
}

/** Changes that could lock out the owner ask for it, because the thief of a session does not know it. */
export function CurrentPasswordField({ formId, answer }: FieldProps) {
  return (
    <PasswordField
      formId={formId}
      answer={answer}
      visibility={useVisibility()}
      name="current_password"
      label="Current password"
      autoComplete="current-password"
    />
  );
}

export const lengthHint = (isStaff: boolean): string =>
  `At least ${isStaff ? PASSWORD_LENGTHS.leastForAdmins : PASSWORD_LENGTHS.least} characters. Longer is better.`;
