import { comingTools } from '#app/features/site/tools/texts.ts';
import { Badge } from '#app/ui/content/badge.tsx';
import { Heading } from '#app/ui/content/heading.tsx';

export function ComingTools() {
  return (
    <section aria-labelledby="coming-tools" className="wrap pt-20 sm:pt-28">
      <Heading level={2} id="coming-tools">
        More tools
      </Heading>
      <ul className="mt-8 grid gap-x-8 sm:grid-cols-3">
        {comingTools.map(({ name, text }, index) => (
          <li key={name} className="border-line border-t py-6">
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would belong to a form */}
            <div role="group" aria-disabled="true" aria-labelledby={`coming-tool-${index}`}>
              <Badge>Coming Soon</Badge>
              <Heading level={3} id={`coming-tool-${index}`} className="mt-4 text-ink-soft">
                {name}
              </Heading>
              <p className="mt-2 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
