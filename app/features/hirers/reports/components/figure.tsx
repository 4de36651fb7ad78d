import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Heading } from '#app/ui/content/heading.tsx';
import { type Figure as FigureName, fileHref, type ReportSearch } from '../schema.ts';
import { FIGURE_TEXTS } from '../texts.ts';

type FigureProps = { name: FigureName; search: ReportSearch; className?: string; children: ReactNode };

export function Figure({ name, search, className, children }: FigureProps) {
  const { title, definition } = FIGURE_TEXTS[name];
  return (
    <section aria-labelledby={name} className={classNames('min-w-0 scroll-mt-6 print:break-inside-avoid', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading level={2} size="item" id={name}>
          {title}
        </Heading>
        <a href={fileHref(name, search)} download className="link no-print inline-flex min-h-6 items-center text-sm">
          CSV<span className="sr-only">: {title}</span>
        </a>
      </div>
      <p className="measure mt-1 mb-4 text-ink-soft text-sm">{definition}</p>
      {children}
    </section>
  );
}

export const TooFew = ({ least }: { least: number }) => (
  <span className="text-ink-soft">{`too few (needs ${least})`}</span>
);
