/** Contains all links of the header once for all screens (site-menu.css). The browser opens and closes it without scripts. */
import './site-menu.css';
import { Menu, X } from 'lucide-react';
import { href, useLocation } from 'react-router';
import { buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { keepMarkup } from '#app/web/render/kept-markup.tsx';
import { useIsViewerKnown, useViewer } from '#app/web/viewer.ts';
import { MENU_SLOTS } from '#domain/site/navigation.ts';
import { AccountLinks, AccountName } from './account-menu.tsx';
import { LoginName } from './login-name.tsx';
import { jobsLink, loginLinks, nameOfSlot, postJobLink, SITE_MENU } from './navigation.ts';
import { SearchForm } from './search-form.tsx';

const ROW = 'flex min-h-12 items-center border-line border-b font-display text-xl';

/** Rendered by the server (menus.ts), because they have many links and few visitors open them. */
const lists = MENU_SLOTS.map((slot) => ({
  slot,
  List: keepMarkup({
    name: nameOfSlot(slot),
    element: { tag: 'li', className: 'border-line empty:hidden max-md:border-b max-md:py-4' },
    load: () => import('./header-menu.tsx').then(({ headerMenu }) => headerMenu(slot)),
  }),
}));

export function SiteMenuButton() {
  return (
    <button
      type="button"
      popoverTarget={SITE_MENU}
      className="-mr-2 grid size-11 place-items-center rounded-md hover:bg-sunken md:hidden"
    >
      <Menu aria-hidden="true" className="size-6" />
      <span className="sr-only">Menu</span>
    </button>
  );
}

export function SiteMenu() {
  const { pathname } = useLocation();
  const isOnJobs = pathname === jobsLink.href || pathname.startsWith(`${jobsLink.href}/`);
  return (
    <nav id={SITE_MENU} popover="auto" aria-label="Main" className="site-menu">
      <div className="-mx-5 sticky top-0 z-10 mb-2 flex items-center justify-between border-line border-b bg-surface py-2 pr-3 pl-5 md:hidden">
        <p className="font-display font-medium text-xl">Menu</p>
        <button
          type="button"
          popoverTarget={SITE_MENU}
          popoverTargetAction="hide"
          aria-label="Close"
          className="grid size-11 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <ul className="md:-mx-2.5 md:flex md:items-center md:justify-between lg:justify-start lg:gap-1 min-[73.75rem]:mx-0 min-[73.75rem]:gap-0">
        <li className="md:flex">
          <a
            href={jobsLink.href}
            aria-current={isOnJobs ? 'page' : undefined}
            className={classNames(
              ROW,
              'aria-[current=page]:font-semibold aria-[current=page]:text-brand',
              'md:inline-flex md:min-h-11 md:rounded-md md:border-0 md:px-2.5 md:font-sans md:text-[length:inherit] md:leading-[inherit] md:hover:bg-sunken min-[73.75rem]:max-[86rem]:px-2',
            )}
          >
            {jobsLink.label}
          </a>
        </li>
        <OwnLinks />
        {lists.map(({ slot, List }) => (
          <List key={slot} />
        ))}
        <PostJob />
      </ul>
    </nav>
  );
}

function OwnLinks() {
  const viewer = useViewer();
  const isVisitor = useIsViewerKnown() && !viewer;
  return (
    <>
      {isVisitor &&
        loginLinks.map((link) => (
          <li key={link.href} className="md:hidden">
            <a href={link.href} className={ROW}>
              <span>
                <LoginName link={link} />
              </span>
            </a>
          </li>
        ))}
      {(isVisitor || viewer) && (
        <li className="md:hidden">
          <a href={href('/profile/liked')} className={ROW}>
            Saved
          </a>
        </li>
      )}
      {viewer && (
        <li className="-mx-3 border-line border-b py-3 md:hidden">
          <AccountName viewer={viewer} />
          <AccountLinks viewer={viewer} />
        </li>
      )}
      <li className="py-5 md:hidden">
        <SearchForm id="site-menu-search" place="menu" />
      </li>
    </>
  );
}

function PostJob() {
  const viewer = useViewer();
  if (viewer?.role === 'job_seeker') return null;
  return (
    <li className="pt-5 md:hidden">
      <a href={postJobLink.href} className={buttonClass({ className: 'w-full' })}>
        {postJobLink.label}
      </a>
    </li>
  );
}
