import { Heading } from '#app/ui/content/heading.tsx';
import type { ServiceGuide } from '#db/content/services/guide.ts';

export function GuideSteps({ steps: { title, text, items } }: { steps: ServiceGuide['steps'] }) {
  return (
    <section aria-labelledby="steps" className="wrap pt-16">
      <Heading level={2} id="steps">
        {title}
      </Heading>
      <p className="measure mt-4 text-ink-soft">{text}</p>
      <ol className="mt-10 grid border-brand border-l-2 lg:grid-cols-5 lg:gap-x-8 lg:border-t-2 lg:border-l-0">
        {items.map((step) => (
          <li
            key={step.title}
            className="relative pb-8 pl-6 before:absolute before:top-1 before:-left-[7px] before:size-3 before:rounded-sm before:bg-brand last:pb-0 lg:pt-7 lg:pb-0 lg:pl-0 lg:before:-top-[7px] lg:before:left-0"
          >
            <p className="figures text-sm font-semibold text-brand">{step.when}</p>
            <h3 className="mt-1 font-display text-xl font-medium tracking-[-0.01em]">{step.title}</h3>
            <p className="mt-2 text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
