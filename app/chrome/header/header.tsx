/** The head of every page: one row on wide screens, two in between, a logo and a menu button on phones. */
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { href, Link, NavLink, useLocation } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { useIsViewerKnown, useViewer } from '#app/web/viewer.ts';
import { AccountMenu } from './account-menu.tsx';
import { DROP_DOWN_CLASS, HeaderMenu } from './header-menu.tsx';
import { LoginLink } from './login-link.tsx';
import { LoginName } from './login-name.tsx';
import { Logo } from './logo.tsx';
import { jobsLink, loginLinks, menus } from './navigation.ts';
import { SearchForm } from './search-form.tsx';
import { SideMenu, SideMenuButton } from './side-menu.tsx';

export function Header() {
  const header = useCloseOnNavigation();
  const viewer = useViewer();
  const isVisitor = useIsViewerKnown() && !viewer;
  return (
    <header ref={header} className="no-print border-line border-b text-[0.9375rem]">
      <div className="wrap flex flex-wrap items-center gap-x-3 md:gap-x-5">
        <Link to={href('/')} className="flex h-16 items-center rounded-sm md:h-18">
          <Logo className="h-6 w-auto md:h-6.5" />
        </Link>

        <nav
          aria-label="Main"
          className="order-last hidden w-full border-line border-t py-1 md:block xl:order-none xl:ml-3 xl:w-auto xl:border-0"
        >
          <ul className="-mx-2.5 flex items-center justify-between lg:justify-start lg:gap-1 xl:mx-0 xl:gap-0">
            <li>
              <NavLink
                to={jobsLink.href}
                className="inline-flex min-h-11 items-center rounded-md px-2.5 hover:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-brand"
              >
                {jobsLink.label}
              </NavLink>
            </li>
            {menus.map((menu) => (
              <li key={menu.id}>
                <HeaderMenu menu={menu} />
              </li>
            ))}
          </ul>
        </nav>

        <div className="ml-auto flex items-center gap-1 md:-mr-2.5">
          <button
            type="button"
            popoverTarget="header-search"
            className="hidden size-11 place-items-center rounded-md hover:bg-sunken md:grid"
          >
            <Search aria-hidden="true" className="size-5" />
            <span className="sr-only">Search</span>
          </button>
          <div
            id="header-search"
            popover="auto"
            className={classNames(DROP_DOWN_CLASS, 'w-96 max-w-[calc(100vw-2rem)] [position-area:bottom_span-left]')}
          >
            <SearchForm id="header-search-box" place="header" hasFocus />
          </div>
          {viewer && <AccountMenu viewer={viewer} />}
          {isVisitor &&
            loginLinks.map((link) => (
              <LoginLink
                key={link.href}
                to={link.href}
                className="hidden min-h-11 items-center rounded-md px-2.5 whitespace-nowrap hover:bg-sunken md:inline-flex"
              >
                <span>
                  <LoginName link={link} />
                </span>
              </LoginLink>
            ))}
          <SideMenuButton />
        </div>
      </div>
      <SideMenu />
    </header>
  );
}

/** A client navigation leaves the page standing, and with it whatever menu it was started from. */
function useCloseOnNavigation() {
  const header = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the navigation itself
  useEffect(() => {
    for (const open of header.current?.querySelectorAll<HTMLElement>(':popover-open') ?? []) open.hidePopover();
    for (const open of header.current?.querySelectorAll<HTMLDialogElement>('dialog[open]') ?? []) open.close();
  }, [key]);
  return header;
}
