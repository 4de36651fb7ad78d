/** The header of every page: one row on wide screens (denser up to 86rem), two on medium ones, a logo and a menu button on phones. */
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { keepMarkup } from '#app/web/render/kept-markup.tsx';
import { useIsViewerKnown, useViewer } from '#app/web/viewer.ts';
import { AccountMenu } from './account-menu.tsx';
import { LoginLink } from './login-link.tsx';
import { LoginName } from './login-name.tsx';
import { loginLinks } from './navigation.ts';
import { SearchForm } from './search-form.tsx';
import { SiteMenu, SiteMenuButton } from './site-menu.tsx';

const HomeLink = keepMarkup({
  name: 'header-logo',
  element: { tag: 'a', href: '/', className: 'flex h-16 items-center rounded-sm md:h-18' },
  load: () => import('./logo.tsx').then(({ HeaderLogo }) => HeaderLogo),
});

export function Header() {
  const header = useClosingMenus();
  const viewer = useViewer();
  const isVisitor = useIsViewerKnown() && !viewer;
  return (
    <header
      ref={header}
      data-client-links
      className="no-print border-line border-b text-[0.9375rem] min-[73.75rem]:max-[86rem]:text-sm"
    >
      <div className="wrap flex flex-wrap items-center gap-x-3 md:gap-x-5 min-[73.75rem]:max-[86rem]:gap-x-3">
        <HomeLink />

        <SiteMenu />

        <div className="ml-auto flex items-center gap-1 md:-mr-2.5 min-[73.75rem]:max-[86rem]:-mr-2">
          <button
            type="button"
            popoverTarget="header-search"
            className="hidden size-11 place-items-center rounded-md hover:bg-sunken md:grid"
          >
            <Search aria-hidden="true" className="size-5" />
            <span className="sr-only">Search</span>
          </button>
          <div id="header-search" popover="auto" className="drop-down is-at-end no-print w-96 max-w-[calc(100vw-2rem)]">
            <SearchForm id="header-search-box" place="header" hasFocus />
          </div>
          {viewer && <AccountMenu viewer={viewer} />}
          {isVisitor &&
            loginLinks.map((link) => (
              <LoginLink
                key={link.href}
                to={link.href}
                className="hidden min-h-11 items-center whitespace-nowrap rounded-md px-2.5 hover:bg-sunken md:inline-flex min-[73.75rem]:max-[86rem]:px-2"
              >
                <span>
                  <LoginName link={link} />
                </span>
              </LoginLink>
            ))}
          <SiteMenuButton />
        </div>
      </div>
    </header>
  );
}

/** Client navigations keep the header, and with it an open menu, which could cover the focused element. */
function useClosingMenus() {
  const header = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const close = (mustClose: (menu: HTMLElement) => boolean) => {
    for (const menu of header.current?.querySelectorAll<HTMLElement>(':popover-open') ?? []) {
      if (mustClose(menu)) menu.hidePopover();
    }
  };
  const closedFor = useRef(key);
  useEffect(() => {
    // A menu may have been opened before hydration; it stays open.
    if (closedFor.current === key) return;
    closedFor.current = key;
    close(() => true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menus are looked for each time
  useEffect(() => {
    const closeOnFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element) close((menu) => isOutside(menu, relatedTarget));
    };
    const menus = header.current;
    menus?.addEventListener('focusout', closeOnFocusOut);
    return () => menus?.removeEventListener('focusout', closeOnFocusOut);
  }, []);
  return header;
}

/** The button that opened a menu also closes it. */
const isOutside = (menu: HTMLElement, focused: Element): boolean =>
  !menu.contains(focused) && focused.getAttribute('popovertarget') !== menu.id;
