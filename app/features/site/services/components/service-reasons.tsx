import { Heading } from '#app/ui/content/heading.tsx';
import type { CheckedFacts, Reason } from '#db/content/services/parts.ts';
import { PageSources } from './page-sources.tsx';

type ServiceReasonsProps = {
  title: string;
  reasons: readonly Reason[];
  /** The sources, on pages that state the law and show them nowhere else. */
  checked?: CheckedFacts;
};

export function ServiceReasons({ title, reasons, checked }: ServiceReasonsProps) {
  return (
    <section aria-labelledby="why" className="wrap pt-16 lg:pt-30">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <Heading level={2} id="why" className="lg:col-span-4">
          {title}
        </Heading>
        <div className="lg:col-span-8">
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {reasons.map((reason) => (
              <li key={reason.title} className="border-line border-t pt-4 pb-7">
                <p className="text-[1.0625rem] font-semibold">{reason.title}</p>
                <p className="mt-1 text-ink-soft">{reason.text}</p>
              </li>
            ))}
          </ul>
          {checked && <PageSources page={checked} />}
        </div>
      </div>
    </section>
  );
}
