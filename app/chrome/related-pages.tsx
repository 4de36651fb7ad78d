import { BriefcaseBusiness, MapPin, Newspaper } from 'lucide-react';
import { Link } from 'react-router';
import { withoutSwitchedOff } from '#app/pages/switched-off.ts';
import { Heading } from '#app/ui/content/heading.tsx';

/** spec: marketing §3 "Related link". */
export type RelatedLink = { title: string; description: string; href: string; type: 'service' | 'location' | 'blog' };

const ICONS = { service: BriefcaseBusiness, location: MapPin, blog: Newspaper };

/** spec: marketing §2 "Related-pages block". */
export function RelatedPages({ links }: { links: readonly RelatedLink[] }) {
  const visibleLinks = withoutSwitchedOff(links);
  if (visibleLinks.length === 0) return null;
  return (
    <section aria-labelledby="related-pages" className="wrap pt-20 sm:pt-28">
      <Heading level={2} id="related-pages">
        Learn more
      </Heading>
      <ul className="mt-8 grid gap-x-8 border-line border-t sm:grid-cols-2 lg:grid-cols-3">
        {visibleLinks.map(({ title, description, href: path, type }) => {
          const Icon = ICONS[type];
          return (
            <li key={path} className="border-line border-b">
              <Link to={path} className="group flex h-full gap-4 py-5">
                <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-brand" />
                <span>
                  <span className="font-semibold text-brand underline-offset-4 group-hover:underline">{title}</span>
                  <span className="mt-1 block text-ink-soft">{description}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
