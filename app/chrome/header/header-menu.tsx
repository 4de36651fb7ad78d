/** One drop-down of the header. The browser opens it, closes it on Escape or a press elsewhere, and returns the focus. */
import { ChevronDown } from 'lucide-react';
import { classNames } from '#app/ui/class-names.ts';
import { MenuLink } from './menu-link.tsx';
import type { NavigationMenu } from './navigation.ts';

/** Where a browser cannot place it under its button, it stands under the header. */
export const DROP_DOWN_CLASS =
  'no-print fixed inset-auto top-30 left-1/2 m-0 -translate-x-1/2 rounded-lg border border-line bg-surface p-2 opacity-0 ' +
  'shadow-raised transition-[opacity,translate,overlay,display] transition-discrete open:opacity-100 starting:open:opacity-0 ' +
  'supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:translate-x-0 ' +
  'supports-[position-area:bottom]:mt-1 supports-[position-area:bottom]:[position-try-fallbacks:flip-inline]';

const COLUMNS: Record<string, string> = {
  services: 'grid-cols-2 w-[34rem]',
  locations: 'grid-cols-3 w-[34rem]',
};

export function HeaderMenu({ menu }: { menu: NavigationMenu }) {
  const id = `menu-${menu.id}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="inline-flex min-h-11 items-center gap-1 rounded-md px-2.5 whitespace-nowrap transition-colors hover:bg-sunken"
      >
        {menu.label}
        <ChevronDown aria-hidden="true" className="size-3.5 text-ink-faint" />
      </button>
      <div id={id} popover="auto" className={classNames(DROP_DOWN_CLASS, '[position-area:bottom_span-right]')}>
        <ul className={classNames('grid max-w-[calc(100vw-2rem)]', COLUMNS[menu.id] ?? 'w-72')}>
          {menu.links.map((link) => (
            <li key={link.href}>
              <MenuLink
                link={link}
                className="block h-full rounded-md px-3 py-2 transition-colors hover:bg-sunken"
                nameClass="block font-semibold text-ink"
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
