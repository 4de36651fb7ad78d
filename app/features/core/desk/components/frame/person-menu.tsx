import { ChevronsUpDown } from 'lucide-react';
import { href, Link } from 'react-router';
import { SignOutForm } from '#app/chrome/header/sign-out-form.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { MENU_ITEM, Menu } from '#app/ui/dialog/menu.tsx';
import { initialsOf, type ShownViewer } from '#app/web/viewer.ts';

const LINKS = [
  { label: 'Account settings', to: href('/account') },
  { label: 'View the site', to: href('/') },
];

export function PersonMenu({ viewer, nameClass }: { viewer: ShownViewer; nameClass: string }) {
  return (
    <nav aria-label="Your account" className="mt-1 border-line border-t pt-1.5">
      <Menu
        opens="up-right"
        buttonClass="flex min-h-11 w-full items-center gap-2.5 rounded-md px-1.5 text-left hover:bg-sunken xl:group-data-narrow/rail:justify-center"
        button={
          <>
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-brand font-semibold text-on-brand text-xs"
            >
              {initialsOf(viewer.name)}
            </span>
            <span translate="no" className={classNames('min-w-0 flex-1 truncate', nameClass)}>
              {viewer.name}
            </span>
            <ChevronsUpDown
              aria-hidden="true"
              className="size-3.5 shrink-0 text-ink-faint xl:group-data-narrow/rail:hidden"
            />
          </>
        }
      >
        <ul>
          {LINKS.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={MENU_ITEM}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <SignOutForm className={MENU_ITEM} />
          </li>
        </ul>
      </Menu>
    </nav>
  );
}
