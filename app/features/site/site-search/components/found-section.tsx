import type { ReactNode } from 'react';
import { Heading } from '#app/ui/content/heading.tsx';

export function FoundSection({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="mt-10 grid scroll-mt-24 gap-x-8 gap-y-4 border-line border-t pt-6 sm:mt-12 sm:pt-8 lg:grid-cols-12"
    >
      <Heading level={2} id={id} className="figures scroll-mt-28 lg:col-span-3">
        {name}
      </Heading>
      <div className="lg:col-span-9">{children}</div>
    </section>
  );
}
