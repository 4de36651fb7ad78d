/**
 * A control with its label, hint and error, associated for screen readers:
 *
 *   <Field id="email" label="Email" required error={errors.email}>
 *     {(control) => <Input {...control} name="email" type="email" autoComplete="email" />}
 *   </Field>
 */
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';

export type ControlProps = {
  id: string;
  required?: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  'aria-labelledby'?: string;
};

type FieldProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** One message, or several of which the first is shown. Empty: the field is fine. */
  error?: string | string[] | null | undefined;
  required?: boolean;
  /** Adds '(optional)' to the label: most fields of a form are required, so only optional ones are marked. */
  optional?: boolean;
  /** Also references the label then: some browsers ignore a clipped label. */
  isLabelHidden?: boolean;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

export function Field({ id, label, hint, error, required, optional, isLabelHidden, className, children }: FieldProps) {
  const message = Array.isArray(error) ? error[0] : error;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const labelId = `${id}-label`;
  const describedBy = [hint && hintId, message && errorId].filter(Boolean).join(' ');
  return (
    <div className={classNames('flex min-w-0 flex-col', className)}>
      <label
        id={isLabelHidden ? labelId : undefined}
        htmlFor={id}
        className={isLabelHidden ? 'sr-only' : 'mb-1.5 text-sm font-semibold text-ink'}
      >
        {label}
        {optional && <span className="font-normal text-ink-faint"> (optional)</span>}
      </label>
      {hint && (
        <p id={hintId} className="-mt-0.5 mb-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children({
        id,
        ...(required && { required }),
        ...(message && { 'aria-invalid': true }),
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isLabelHidden && { 'aria-labelledby': labelId }),
      })}
      {message && <FieldError id={errorId}>{message}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-sm font-medium text-signal">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}
