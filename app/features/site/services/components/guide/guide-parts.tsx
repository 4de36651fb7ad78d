import { Heading } from '#app/ui/content/heading.tsx';
import type { ServiceGuide } from '#db/content/services/guide.ts';

export function GuideParts({ parts }: { parts: ServiceGuide['parts'] }) {
  return (
    <div className="wrap pt-16 lg:pt-30">
      {parts.map(({ id, title, text = [], points = [] }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-title`}
          className="grid scroll-mt-6 gap-x-8 gap-y-5 border-line border-t py-10 first:border-ink first:border-t-2 lg:grid-cols-12 lg:py-14"
        >
          <Heading level={2} id={`${id}-title`} className="lg:col-span-4">
            {title}
          </Heading>
          <div className="lg:col-span-8">
            {text.map((paragraph) => (
              <p key={paragraph} className="measure text-[1.0625rem] [&+p]:mt-4">
                {paragraph}
              </p>
            ))}
            {points.length > 0 && (
              <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2">
                {points.map((point) => (
                  <li key={point.title}>
                    <h3 className="text-[1.0625rem] font-semibold">{point.title}</h3>
                    <p className="mt-1 text-ink-soft">{point.text}</p>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
