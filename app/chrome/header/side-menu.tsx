/** Everything the header leads to, for narrow screens. Opened by the browser, without a script. */
import { Menu } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { useIsViewerKnown, useViewer } from '#app/web/viewer.ts';
import { AccountLinks, AccountName } from './account-menu.tsx';
import { LoginName } from './login-name.tsx';
import { MenuLink } from './menu-link.tsx';
import { jobsLink, loginLinks, menus, postJobLink } from './navigation.ts';
import { SearchForm } from './search-form.tsx';

const ID = 'side-menu';

export function SideMenuButton() {
  return (
    <button
      type="button"
      command="show-modal"
      commandfor={ID}
      aria-haspopup="dialog"
      className="-mr-2 grid size-11 place-items-center rounded-md hover:bg-sunken md:hidden"
    >
      <Menu aria-hidden="true" className="size-6" />
      <span className="sr-only">Menu</span>
    </button>
  );
}

export function SideMenu() {
  const viewer = useViewer();
  const isVisitor = useIsViewerKnown() && !viewer;
  return (
    <Dialog id={ID} title="Menu" placement="side">
      <nav aria-label="Jobs and sign in">
        <Link to={jobsLink.href} className="flex min-h-12 items-center border-line border-b font-display text-xl">
          {jobsLink.label}
        </Link>
        {isVisitor && (
          <ul className="mt-4 grid gap-3">
            {loginLinks.map((link) => (
              <li key={link.href} className="grid">
                <ButtonLink to={link.href} variant="secondary">
                  <span>
                    <LoginName link={link} />
                  </span>
                </ButtonLink>
              </li>
            ))}
          </ul>
        )}
      </nav>
      {viewer && (
        <section aria-label="Your account" className="-mx-3 border-line border-b py-3">
          <AccountName viewer={viewer} />
          <AccountLinks viewer={viewer} />
        </section>
      )}
      <div className="mt-5">
        <SearchForm id="side-menu-search" place="menu" />
      </div>
      <nav aria-label="Side menu" className="mt-2">
        {menus.map((menu) => (
          <section key={menu.id} className="border-line border-b py-4">
            <h3 className="mb-1 text-sm text-ink-faint">{menu.label}</h3>
            <ul className={menu.id === 'locations' ? 'grid grid-cols-2' : undefined}>
              {menu.links.map((link) => (
                <li key={link.href}>
                  <MenuLink link={link} className="flex min-h-11 items-center" />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      {viewer?.role !== 'job_seeker' && (
        <ButtonLink to={postJobLink.href} className="mt-5 w-full">
          {postJobLink.label}
        </ButtonLink>
      )}
    </Dialog>
  );
}
