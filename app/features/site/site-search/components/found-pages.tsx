import { MenuLink } from '#app/chrome/header/menu-link.tsx';
import type { NavigationLink } from '#app/chrome/header/navigation.ts';

export function FoundPages({ pages }: { pages: readonly NavigationLink[] }) {
  return (
    <ul data-client-links aria-labelledby="page-results" className="-mt-2.5 gap-x-8 sm:columns-2">
      {pages.map((link) => (
        <li key={link.href} className="break-inside-avoid">
          <MenuLink
            link={link}
            className="group block py-2.5"
            nameClass="font-semibold text-brand underline-offset-4 group-hover:underline"
          />
        </li>
      ))}
    </ul>
  );
}
