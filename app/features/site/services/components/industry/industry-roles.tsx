import { Heading } from '#app/ui/content/heading.tsx';
import type { IndustryPage } from '#db/content/industry.ts';

export function IndustryRoles({ page: { rolesTitle, roles } }: { page: IndustryPage }) {
  return (
    <section aria-labelledby="roles" className="wrap pt-16">
      <Heading level={2} id="roles">
        {rolesTitle}
      </Heading>
      <ul className="mt-8 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {roles.map(({ title, text, asked }) => (
          <li key={title} className="border-line border-t pt-5 pb-9">
            <Heading level={3}>{title}</Heading>
            <p className="mt-2">{text}</p>
            <p className="mt-3 text-ink-soft">
              <span className="font-semibold text-ink">Asked for: </span>
              {asked}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
