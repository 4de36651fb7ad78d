import type { ReactNode } from 'react';
import { Heading } from '#app/ui/content/heading.tsx';
import type { ServiceGuide } from '#db/content/services/guide.ts';
import { agency } from '#domain/site/site.ts';

export function GuideClosing({ closing, children }: { closing: ServiceGuide['closing']; children: ReactNode }) {
  return (
    <section aria-labelledby="closing" className="on-deep mt-16 bg-deep text-on-deep lg:mt-30">
      <div className="wrap grid items-end gap-x-8 gap-y-8 py-14 sm:py-20 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Heading level={2} id="closing">
            {closing.title}
          </Heading>
          <p className="mt-4 max-w-[34rem] text-lg text-on-deep-soft">{closing.text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3 lg:col-span-5 lg:justify-end">
          {children}
          <a
            href={`tel:${agency().phone.dialled}`}
            className="figures inline-flex min-h-11 items-center font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {agency().phone.shown}
          </a>
        </div>
      </div>
    </section>
  );
}
