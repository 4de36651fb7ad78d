import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from './field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  /** 'radio' for one choice of several with the same `name`. */
  type?: 'checkbox' | 'radio';
};

export function Checkbox({ id, label, hint, error, type = 'checkbox', ...rest }: CheckboxProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          {...rest}
          id={id}
          type={type}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          className="mt-0.5 size-5 shrink-0 accent-brand"
        />
        <span>
          {label}
          {hint && (
            <span id={`${id}-hint`} className="block text-sm text-ink-soft">
              {hint}
            </span>
          )}
        </span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
