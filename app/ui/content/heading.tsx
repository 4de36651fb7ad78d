/** Headings in the display face. `level` sets the outline, `size` the look; they are independent. */
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { FittedWords } from './fitted-words.tsx';

type HeadingProps = {
  level: 1 | 2 | 3 | 4;
  size?: 'display' | 'page' | 'section' | 'item';
  id?: string;
  className?: string;
  children: ReactNode;
};

const SIZES = {
  display: 'font-display text-4xl font-medium tracking-[-0.025em]',
  page: 'font-display text-2xl font-medium tracking-[-0.02em] sm:text-3xl',
  section: 'font-display text-2xl font-medium tracking-[-0.015em]',
  item: 'font-display text-xl font-medium tracking-[-0.01em]',
};
const DEFAULT_SIZES = { 1: 'page', 2: 'section', 3: 'item', 4: 'item' } as const;

export function Heading({ level, size = DEFAULT_SIZES[level], id, className, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={classNames(SIZES[size], className)}>
      {fitted(children)}
    </Tag>
  );
}

function fitted(children: ReactNode): ReactNode {
  const parts = Array.isArray(children) ? children : [children];
  const isText = parts.every((part) => typeof part === 'string' || typeof part === 'number');
  return isText ? <FittedWords>{parts.join('')}</FittedWords> : children;
}
