import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { CONTROL_CLASS } from './control-class.ts';

type InputProps = ComponentProps<'input'> & {
  icon?: ReactNode;
};

export function Input({ className, icon, ...rest }: InputProps) {
  const input = (
    <input
      {...rest}
      className={classNames(CONTROL_CLASS, 'min-h-11 px-3 py-2 read-only:bg-sunken', icon ? 'pl-10' : false, className)}
    />
  );
  if (!icon) return input;
  return (
    <span className="relative block">
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-faint"
      >
        {icon}
      </span>
      {input}
    </span>
  );
}
