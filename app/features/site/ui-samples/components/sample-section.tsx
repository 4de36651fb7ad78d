import type { ReactNode } from 'react';
import { Heading } from '#app/ui/content/heading.tsx';

export function SampleSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-16 border-line border-t pt-6">
      <Heading level={2}>{title}</Heading>
      <div className="mt-6 grid gap-8 [&>*]:min-w-0">{children}</div>
    </section>
  );
}
