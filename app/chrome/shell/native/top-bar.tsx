import { ArrowLeft, Ellipsis, Menu } from 'lucide-react';
import { href, NavLink, useMatches } from 'react-router';
import { SITE_MENU } from '#app/chrome/header/navigation.ts';
import { mergeHandles } from '#app/chrome/route-handle.ts';
import { isSwitchedOff } from '#app/pages/switched-off.ts';
import { titleOf } from './page-title.ts';

/** spec: accounts §2 sets links and order. */
const LINKS = [
  { label: 'Home', to: href('/') },
  { label: 'Blue collar', to: href('/blue-collar') },
  { label: 'White collar', to: href('/white-collar') },
  { label: 'Jobs', to: href('/jobs') },
  { label: 'International', to: href('/international') },
  { label: 'Account', to: href('/admin') },
];

const MENU = 'app-menu';
const BUTTON = 'grid size-11 shrink-0 place-items-center rounded-md transition-colors hover:bg-sunken [&_svg]:size-6';

type TopBarProps = {
  pathname: string;
  onBack: (() => void) | null;
};

export function TopBar({ pathname, onBack }: TopBarProps) {
  const hasOwnMenu = mergeHandles(useMatches()).Frame !== undefined;
  return (
    <nav aria-label="App" className="flex h-14 items-center gap-1 px-1.5">
      {onBack ? (
        <button type="button" onClick={onBack} className={BUTTON}>
          <ArrowLeft aria-hidden="true" />
          <span className="sr-only">Back</span>
        </button>
      ) : (
        <>
          <button type="button" popoverTarget={MENU} className={BUTTON}>
            <Menu aria-hidden="true" />
            <span className="sr-only">Menu</span>
          </button>
          <ul id={MENU} popover="auto" className="app-menu">
            {LINKS.filter(({ to }) => !isSwitchedOff(to)).map(({ label, to }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end
                  onClick={() => document.getElementById(MENU)?.hidePopover()}
                  className="flex min-h-12 items-center rounded-md px-3 hover:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-brand"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="min-w-0 flex-1 truncate font-semibold text-lg">{titleOf(pathname)}</p>
      {/* The menu of the site: search, every page, and signing out. Its button is in the header, which is not shown here. */}
      {!hasOwnMenu && (
        <button type="button" popoverTarget={SITE_MENU} className={BUTTON}>
          <Ellipsis aria-hidden="true" />
          <span className="sr-only">More</span>
        </button>
      )}
    </nav>
  );
}
