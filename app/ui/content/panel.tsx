import type { ComponentProps } from 'react';
import { classNames } from '#app/ui/class-names.ts';

type PanelProps = ComponentProps<'div'> & { tone?: 'surface' | 'sunken' | 'brand' };

const TONES = {
  surface: 'border border-line bg-surface',
  sunken: 'bg-sunken',
  brand: 'bg-brand-soft',
};

export function Panel({ tone = 'surface', className, ...rest }: PanelProps) {
  return <div {...rest} className={classNames('rounded-lg p-5 sm:p-6', TONES[tone], className)} />;
}
