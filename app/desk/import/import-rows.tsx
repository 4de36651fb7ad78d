import type { ReactNode } from 'react';
import { Heading } from '#app/ui/content/heading.tsx';

type ImportRowsProps = { id: string; title: ReactNode; hint?: ReactNode; limit?: ReactNode; children: ReactNode };

export const ImportRows = ({ id, title, hint, limit, children }: ImportRowsProps) => (
  <section aria-labelledby={id} className="min-w-0 space-y-3">
    <Heading level={2} size="item" id={id}>
      {title}
    </Heading>
    {hint && <p className="measure text-ink-soft text-sm">{hint}</p>}
    <ul className="text-sm">{children}</ul>
    {limit && <p className="text-ink-soft text-sm">{limit}</p>}
  </section>
);
