/** The layout of the set-up: the site's menus and footer would link to missing pages. */
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { Logo } from '#app/chrome/header/logo.tsx';
import { SignOutForm } from '#app/chrome/header/sign-out-form.tsx';
import { useViewer } from '#app/web/viewer.ts';
import { isStaffRole } from '#domain/account/account.ts';

/** The cookie banner is hidden here (consent-banner.tsx). */
const SET_UP_ID = 'set-up';

export function SetUpFrame({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  const isStaff = viewer?.isSignedIn && isStaffRole(viewer.role);
  return (
    <div id={SET_UP_ID}>
      <header className="border-line border-b">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <Logo className="h-6 w-auto" />
          {isStaff && (
            <nav aria-label="Desk" className="flex flex-wrap items-center gap-x-6">
              <Link to={href('/admin')} className="py-2 font-medium hover:underline">
                Desk
              </Link>
              <Link to={href('/admin/studio')} className="py-2 font-medium hover:underline">
                Studio
              </Link>
              <SignOutForm className="cursor-pointer py-2 font-medium hover:underline" />
            </nav>
          )}
        </div>
      </header>
      {children}
    </div>
  );
}
