import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { CONTROL_CLASS } from './control-class.ts';

type SelectProps = ComponentProps<'select'> & {
  /** Text options; or pass `option` elements as children. */
  options?: readonly { value: string; label: string }[];
};

/** Uses the browser's own select, so that phones show their picker. */
export function Select({ className, options, children, ...rest }: SelectProps) {
  return (
    <span className="relative block">
      <select {...rest} className={classNames(CONTROL_CLASS, 'min-h-11 appearance-none py-2 pr-10 pl-3', className)}>
        {options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}
