/** The foot of every page: how to reach the agency, where else to go, and what the law wants to be said. */
import { href, Link } from 'react-router';
import { type ShownViewer, useIsViewerKnown, useViewer } from '#app/web/viewer.ts';
import { addressLine, company, registrationLine } from '#content/company.ts';
import { LoginName } from './header/login-name.tsx';
import { Logo } from './header/logo.tsx';
import {
  accountLinks,
  industryMenu,
  jobsLink,
  legalLinks,
  locations,
  loginLinks,
  type NavigationMenu,
  postJobLink,
  resources,
  services,
} from './header/navigation.ts';

/** Signed-in people find their own pages here, visitors the sign-in pages, and neither if the lookup failed. */
const accountsFor = (viewer: ShownViewer | null, isVisitor: boolean): NavigationMenu => ({
  id: 'accounts',
  label: 'Jobs and accounts',
  links: [jobsLink, ...(viewer ? accountLinks(viewer) : isVisitor ? [...loginLinks, postJobLink] : [])],
});

export function Footer() {
  // Side by side; a column may hold two lists.
  const viewer = useViewer();
  const isVisitor = useIsViewerKnown() && !viewer;
  const columns = [[accountsFor(viewer, isVisitor), industryMenu], [services], [locations], [resources]];
  return (
    <footer className="no-print on-deep mt-20 bg-deep text-on-deep text-sm sm:mt-28">
      <div className="wrap grid gap-x-8 gap-y-12 py-14 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:py-20">
        <address className="not-italic">
          <Link to={href('/')} className="inline-flex items-center rounded-sm pointer-coarse:min-h-11">
            <Logo className="h-8 w-auto" tide="fill-[#86cfae]" />
          </Link>
          <p className="mt-5 max-w-xs text-on-deep-soft">{company.summary}</p>
          <p className="figures mt-6 font-display text-xl">
            <a
              href={`tel:${company.phone.dialled}`}
              className="inline-flex items-center hover:underline pointer-coarse:min-h-11"
            >
              {company.phone.shown}
            </a>
          </p>
          <p className="mt-1">
            <a
              href={`mailto:${company.email}`}
              className="inline-flex items-center underline underline-offset-4 pointer-coarse:min-h-11"
            >
              {company.email}
            </a>
          </p>
          <p className="figures mt-4 text-on-deep-soft">{company.hours.shown}</p>
          <p className="text-on-deep-soft">{addressLine}</p>
        </address>

        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-4">
          {columns.map((lists) => (
            <div key={lists[0]?.id} className="space-y-10">
              {lists.map((list) => list && <FooterList key={list.id} list={list} />)}
            </div>
          ))}
        </nav>
      </div>

      <div className="wrap pb-10">
        <div className="border-white/15 border-t pt-6 text-on-deep-soft">
          <ul className="-mx-2 flex flex-wrap">
            {legalLinks.map(({ label, href: to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-9 items-center px-2 hover:text-on-deep hover:underline pointer-coarse:min-h-11"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <p className="mt-3">
            {company.legalName}. {registrationLine}
          </p>
        </div>
      </div>
    </footer>
  );
}

function FooterList({ list: { label, links } }: { list: NavigationMenu }) {
  return (
    <div>
      <h2 className="mb-2 font-display text-lg">{label}</h2>
      <ul className="text-on-deep-soft">
        {links.map((link) => (
          <li key={link.href}>
            <Link
              to={link.href}
              className="inline-flex items-center py-1.5 hover:text-on-deep hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11"
            >
              <span>{loginLinks.includes(link) ? <LoginName link={link} /> : link.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
