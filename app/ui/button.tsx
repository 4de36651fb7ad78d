/**
 * A button acts, a link navigates; the link only looks like a button. `type` has HTML's default: inside a form a button submits it unless
 * it says `type="button"`.
 */
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { Spinner } from './feedback/spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';
type Look = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined; className?: string | undefined };

const SHAPE =
  'inline-flex items-center justify-center gap-2 rounded-md border font-semibold no-underline whitespace-nowrap ' +
  'max-[22.5rem]:whitespace-normal ' +
  'transition-colors disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:size-[1.15em] [&_svg]:shrink-0';

const VARIANT_CLASSES: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-brand text-on-brand enabled:hover:bg-brand-strong [a&]:hover:bg-brand-strong',
  secondary: 'border-control bg-surface text-ink hover:border-ink hover:bg-paper disabled:hover:border-control',
  quiet: 'border-transparent bg-transparent text-brand hover:bg-brand-soft disabled:hover:bg-transparent',
  danger: 'border-signal bg-surface text-signal hover:bg-signal hover:text-on-brand disabled:hover:bg-surface',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 py-1 text-sm touch-target',
  md: 'min-h-11 px-4.5 py-2 text-base',
  lg: 'min-h-13 px-6 py-2.5 text-base',
};

/** Button classes for other elements, such as a `summary`. */
export function buttonClass({ variant = 'primary', size = 'md', className }: Look): string {
  return classNames(SHAPE, VARIANT_CLASSES[variant], SIZES[size], className);
}

type ButtonProps = ComponentProps<'button'> & Look & { isLoading?: boolean; loadingText?: ReactNode };

/** While `isLoading` it is disabled, and shows a spinner and `loadingText`, if any. */
export function Button({
  variant,
  size,
  className,
  isLoading = false,
  loadingText,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      disabled={disabled || isLoading}
      aria-busy={isLoading || undefined}
      className={buttonClass({ variant, size, className })}
    >
      {isLoading && <Spinner />}
      {isLoading && loadingText ? loadingText : children}
    </button>
  );
}

/** Addresses of this site open by client navigation, others by a plain link. */
export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={buttonClass({ variant, size, className })} />;
}
