import { Heading } from '#app/ui/content/heading.tsx';
import { about, values } from '#content/home.ts';

/** Who the agency is, and what it holds itself to. */
export function AboutSection() {
  return (
    <section id="about" aria-labelledby="about-heading" className="wrap scroll-mt-6 pt-20 sm:pt-28">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <Heading level={2} id="about-heading">
            {about.title}
          </Heading>
          {about.text.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-[34rem] text-lg text-ink-soft">
              {paragraph}
            </p>
          ))}
        </div>
        <ul className="border-ink border-t-2 lg:col-span-6 lg:col-start-7">
          {values.map(({ title, text }) => (
            <li key={title} className="grid gap-x-6 border-line border-b py-5 sm:grid-cols-[11rem_1fr]">
              <h3 className="font-display text-lg font-medium">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
