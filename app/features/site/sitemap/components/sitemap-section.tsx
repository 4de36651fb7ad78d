import type { ReactNode } from 'react';
import { MenuLink } from '#app/chrome/header/menu-link.tsx';
import type { NavigationMenu } from '#app/chrome/header/navigation.ts';
import { Heading } from '#app/ui/content/heading.tsx';
import { countOf } from '#domain/text/counts.ts';

/** @param isShort the descriptions leave room for two columns on a phone */
export function SitemapSection({ id, label, links, isShort }: NavigationMenu & { isShort?: boolean }) {
  if (links.length === 0) return null;
  return (
    <SitemapPart id={id} label={label} count={countOf(links.length, 'page')}>
      <ul data-client-links className={`gap-x-8 sm:columns-2 xl:columns-3 ${isShort ? 'columns-2' : ''}`}>
        {links.map((link) => (
          <li key={link.href} className="break-inside-avoid">
            <MenuLink
              link={link}
              className="group block py-2.5"
              nameClass="font-semibold text-brand underline-offset-4 group-hover:underline"
            />
          </li>
        ))}
      </ul>
    </SitemapPart>
  );
}

type SitemapPartProps = { id: string; label: string; count: string; children: ReactNode };

/** Aligns the list with the heading, whatever space its links have above. */
export function SitemapPart({ id, label, count, children }: SitemapPartProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-part`}
      className="grid scroll-mt-6 gap-x-8 gap-y-3 border-line border-t py-8 sm:py-10 lg:grid-cols-12"
    >
      <div className="flex items-baseline gap-3 lg:col-span-4 lg:block">
        <Heading level={2} id={`${id}-part`}>
          {label}
        </Heading>
        <p className="figures text-sm text-ink-faint lg:mt-1">{count}</p>
      </div>
      <div className="lg:col-span-8 lg:-mt-1.5">{children}</div>
    </section>
  );
}
