/** Everything the header leads to, for narrow screens. Opened by the browser, without a script. */
import { Menu } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { AccountLinks, AccountName } from './account-menu.tsx';
import { LoginName } from './login-name.tsx';
import { MenuLink } from './menu-link.tsx';
import { jobsLink, loginLinks, menus, postJobLink } from './navigation.ts';
import { SearchForm } from './search-form.tsx';
import { useViewer } from './viewer.ts';

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
  return (
    <Dialog id={ID} title="Menu" placement="side">
      <SearchForm id="side-menu-search" />
      {viewer && (
        <section aria-label="Your account" className="mt-4 -mx-3 border-line border-b pb-3">
          <AccountName viewer={viewer} />
          <AccountLinks viewer={viewer} />
        </section>
      )}
      <nav aria-label="Side menu" className="mt-4">
        <Link to={jobsLink.href} className="flex min-h-12 items-center border-line border-b font-display text-xl">
          {jobsLink.label}
        </Link>
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
      <div className="mt-5 grid gap-3">
        {!viewer &&
          loginLinks.map((link) => (
            <ButtonLink key={link.href} to={link.href} variant="secondary">
              <span>
                <LoginName link={link} />
              </span>
            </ButtonLink>
          ))}
        {viewer?.role !== 'job_seeker' && <ButtonLink to={postJobLink.href}>{postJobLink.label}</ButtonLink>}
      </div>
    </Dialog>
  );
}
