import { Heading } from '#app/ui/content/heading.tsx';
import type { Feature, International } from '#db/content/services/international.ts';

type InternationalProps = { page: Omit<International, 'head'> };

const MARKS: Record<Feature['mark'], string> = {
  abroad: 'M3 30c5 0 5-4 10-4s5 4 10 4 5-4 10-4 5 4 10 4M6 20C12 6 30 4 40 15M40 15l-1-8M40 15l-8-1',
  here: 'M5 22 23 7l18 15M10 18v21h26V18M19 39V27h8v12',
  languages: 'M5 6h24v17H16l-6 6v-6H5zM34 14h8v17h-5v6l-6-6H19v-4M11 12h12M11 17h8',
};

export function InternationalFeatures({ page }: InternationalProps) {
  return (
    <section aria-labelledby="features" className="wrap pt-16">
      <Heading level={2} id="features">
        {page.featuresTitle}
      </Heading>
      <ul className="mt-10 grid gap-x-8 gap-y-4 border-ink border-t-2 md:grid-cols-3">
        {page.features.map(({ mark, title, text }) => (
          <li key={mark} className="pt-6">
            <svg viewBox="0 0 46 46" aria-hidden="true" fill="none" className="size-12 stroke-brand">
              <path d={MARKS[mark]} strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
            <Heading level={3} className="mt-4">
              {title}
            </Heading>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The names of the languages are set in large type as the decoration. */
export function InternationalLanguages({ page }: InternationalProps) {
  return (
    <section aria-labelledby="languages" className="mt-16 bg-brand-soft lg:mt-30">
      <div className="wrap grid gap-x-8 gap-y-6 py-14 sm:py-20 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Heading level={2} id="languages">
            {page.languagesTitle}
          </Heading>
          <p className="mt-3 max-w-sm text-ink-soft">{page.languagesText}</p>
        </div>
        <ul className="flex flex-wrap items-baseline gap-x-4 gap-y-2 font-display text-[clamp(1.75rem,1.2rem+2.2vw,2.75rem)] leading-tight tracking-[-0.015em] text-brand lg:col-span-8">
          {page.languages.map((language, index) => (
            <li key={language}>
              {language}
              <span aria-hidden="true">{index < page.languages.length - 1 ? ',' : '.'}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
