import type { ComponentProps } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { CONTROL_CLASS } from './control-class.ts';

export function Textarea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={classNames(CONTROL_CLASS, 'field-sizing-content max-h-[60dvh] min-h-32 px-3 py-2', className)}
    />
  );
}
