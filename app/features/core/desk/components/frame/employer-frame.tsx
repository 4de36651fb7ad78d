import type { ReactNode } from 'react';
import { href, Link, useLocation, useRouteLoaderData } from 'react-router';
import { Logo } from '#app/chrome/header/logo.tsx';
import { accountLinks } from '#app/chrome/header/navigation.ts';
import { SignOutForm } from '#app/chrome/header/sign-out-form.tsx';
import { SiteFrame } from '#app/chrome/site-frame.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { FocusKeeper } from '#app/web/form/typed/focus-keeper.tsx';
import { KeepTyped } from '#app/web/form/typed/keep-typed.tsx';
import { useViewer } from '#app/web/viewer.ts';
import { isStaffRole } from '#domain/account/account.ts';
import { addressLine, agency, hasLegalPage } from '#domain/site/site.ts';
import { railFigure } from '../../texts.ts';
import { DeskFrame } from './desk-frame.tsx';
import { findCurrent } from './sections.ts';

type Loaded = { unread?: number };

const TAB =
  'inline-flex min-h-12 items-center gap-2 border-b-2 font-semibold whitespace-nowrap no-underline focus-visible:-outline-offset-2';

export function EmployerFrame({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const { unread = 0 } = useRouteLoaderData<Loaded>('routes/employer/layout') ?? {};
  if (viewer && isStaffRole(viewer.role)) return <DeskFrame>{children}</DeskFrame>;
  if (viewer?.role !== 'employer' || !viewer.isSignedIn) return <SiteFrame>{children}</SiteFrame>;
  const tabs = accountLinks(viewer);
  const current = findCurrent(
    tabs.map((tab) => tab.href),
    pathname,
  );
  return (
    <div data-unasked="" className="flex flex-1 flex-col">
      <header className="no-print border-line border-b text-sm">
        <div className="wrap flex flex-wrap items-center gap-x-8">
          <Link to={href('/employer/jobs')} className="inline-flex min-h-12 items-center rounded-sm">
            <Logo className="h-5.5 w-auto" />
          </Link>
          <nav aria-label="Your jobs" className="max-md:order-last max-md:w-full">
            <ul className="flex flex-wrap gap-x-3 md:gap-x-6">
              {tabs.map((tab) => (
                <li key={tab.href}>
                  <Link
                    to={tab.href}
                    aria-current={current === tab.href ? 'page' : undefined}
                    className={classNames(
                      TAB,
                      current === tab.href
                        ? 'border-brand text-ink'
                        : 'border-transparent text-ink-soft hover:border-control hover:text-ink',
                    )}
                  >
                    {tab.label}
                    {tab.href === href('/employer/applications') && unread > 0 && (
                      <span className="figures rounded-sm bg-sand px-1.5 text-ink">
                        {railFigure(unread)}
                        <span className="sr-only"> unread</span>
                      </span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="-mr-2.5 ml-auto flex items-center">
            <Link
              to={href('/')}
              className="inline-flex min-h-11 items-center rounded-md px-2.5 no-underline hover:bg-sunken"
            >
              View the site
            </Link>
            <SignOutForm className="inline-flex min-h-11 items-center rounded-md px-2.5 hover:bg-sunken" />
          </div>
        </div>
      </header>
      {children}
      <KeepTyped />
      <FocusKeeper />
      <footer className="no-print border-line border-t text-ink-soft text-sm">
        <div className="wrap flex flex-wrap items-center gap-x-6 py-4">
          <p>
            {agency().name}, {addressLine()}
          </p>
          <a
            href={`tel:${agency().phone.dialled}`}
            className="link figures inline-flex min-h-6 items-center pointer-coarse:min-h-11"
          >
            {agency().phone.shown}
          </a>
          <Link to={href('/contact')} className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11">
            Contact
          </Link>
          {hasLegalPage('privacy-policy') && (
            <Link
              to={href('/privacy-policy')}
              className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
            >
              Privacy policy
            </Link>
          )}
        </div>
      </footer>
    </div>
  );
}
