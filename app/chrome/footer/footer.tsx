import { href } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { NEW_TAB, NewTabMark } from '#app/ui/new-tab-mark.tsx';
import { type ShownViewer, useIsViewerKnown, useViewer } from '#app/web/viewer.ts';
import { addressLine, agency, registrationLine } from '#domain/site/site.ts';
import { LoginName } from '../header/login-name.tsx';
import { Logo } from '../header/logo.tsx';
import { footerMenus, legalLinks } from '../header/menus.ts';
import { accountLinks, jobsLink, loginLinks, type NavigationMenu, postJobLink } from '../header/navigation.ts';

/** Signed-in people see links to their pages, visitors the login links; neither if the lookup failed. */
const accountsFor = (viewer: ShownViewer | null, isVisitor: boolean): NavigationMenu => ({
  id: 'accounts',
  label: 'Jobs and accounts',
  links: [jobsLink, ...(viewer ? accountLinks(viewer) : isVisitor ? [...loginLinks, postJobLink] : [])],
});

export function Footer() {
  const viewer = useViewer();
  const isVisitor = useIsViewerKnown() && !viewer;
  const isNamed = agency().legalName !== '';
  const lists = [accountsFor(viewer, isVisitor), ...footerMenus().filter(({ links }) => links.length > 0)];
  return (
    <>
      <div className="wrap grid gap-x-10 gap-y-6 pt-8 pb-3 xl:grid-cols-[14rem_minmax(0,1fr)] xl:pt-6">
        <address className="not-italic max-xl:grid max-xl:gap-x-8 sm:max-xl:grid-cols-2">
          <a
            href={href('/')}
            className="inline-flex items-center rounded-sm max-xl:col-span-full pointer-coarse:min-h-11"
          >
            <Logo className="h-7 w-auto" accent="fill-on-deep-accent" />
          </a>
          {isNamed && <Contact />}
        </address>

        <nav
          aria-label="Footer"
          className={classNames(
            'gap-x-8 max-lg:divide-y max-lg:divide-white/15 max-lg:border-white/15 max-lg:border-y lg:grid',
            lists.length === 5 ? 'lg:grid-cols-[1fr_1.2fr_1fr_1.3fr_1.1fr]' : 'lg:auto-cols-fr lg:grid-flow-col',
          )}
        >
          {lists.map((list) => (
            <FooterList key={list.id} list={list} />
          ))}
        </nav>
      </div>

      <div className="wrap pb-3">
        <div className="flex flex-wrap items-center justify-between gap-x-8 border-white/15 pt-1 text-on-deep-soft lg:border-t">
          <ul className="-mx-2 flex flex-wrap">
            {legalLinks().map(({ label, href: path }) => (
              <li key={path}>
                <a
                  href={path}
                  className="inline-flex min-h-8 items-center px-2 hover:text-on-deep hover:underline pointer-coarse:min-h-11"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <p className="py-1.5">{isNamed && `${agency().legalName}. ${registrationLine()}`}</p>
        </div>
      </div>
    </>
  );
}

function Contact() {
  return (
    <>
      <p className="figures mt-4 font-display text-xl">
        <a
          href={`tel:${agency().phone.dialled}`}
          className="inline-flex items-center hover:underline pointer-coarse:min-h-11"
        >
          {agency().phone.shown}
        </a>
      </p>
      <p className="sm:max-xl:mt-4">
        <a
          translate="no"
          href={`mailto:${agency().email}`}
          className="inline-flex min-h-7 items-center underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {agency().email}
        </a>
      </p>
      <p className="figures mt-1 text-on-deep-soft">{agency().hours.shown}</p>
      <p className="text-on-deep-soft">{addressLine()}</p>
    </>
  );
}

/** Collapsed on narrow screens; always open on wide ones (footer.css). */
function FooterList({ list: { id, label, links } }: { list: NavigationMenu }) {
  return (
    <div>
      <h2 className="footer-label font-display text-lg">{label}</h2>
      <details className="footer-list">
        <summary className="font-display text-lg">{label}</summary>
        <ul className={classNames('text-on-deep-soft max-lg:pb-3', id === 'locations' && 'gap-x-4 lg:columns-2')}>
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href} {...(link.isExternal && NEW_TAB)}>
                {loginLinks.includes(link) ? <LoginName link={link} /> : link.label}
                {link.isExternal && <NewTabMark />}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
