import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';

/** A passkey belongs to a host name: one made for localhost does not work at 127.0.0.1. */
export function WrongAddress({ siteAddress }: { siteAddress: string }) {
  return (
    <Notice tone="warning" title="Passkeys do not work at this address">
      They belong to {siteAddress}. <a href={siteAddress}>Go there</a> and sign in again.
    </Notice>
  );
}

export function WithoutScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <Notice tone="warning" title="JavaScript is off">
        {children}
      </Notice>
    </noscript>
  );
}

/** Shown to staff who must add a second factor before they can work. */
export function FactorNeeded() {
  return (
    <div className="mb-8">
      <Notice tone="warning" title="Set up a second factor before you start">
        Everyone who works here signs in with a passkey or an authenticator app as well as a password. Add one now, and
        your pages open.
      </Notice>
    </div>
  );
}

export function AboutPasskeys({ isNeeded }: { isNeeded: boolean }) {
  return (
    <>
      {isNeeded && <FactorNeeded />}
      <p className="mb-8 text-ink-soft">
        A passkey is a key on your phone, computer or security key. Once you have added one, signing in takes your
        password and a passkey. Add two, so that losing one does not keep you out. If your device offers none, use an{' '}
        <Link to={href('/account/app-codes')} className="link">
          authenticator app
        </Link>
        .
      </p>
    </>
  );
}

export const BackToPasskeys = () => (
  <ButtonLink to={href('/account/passkeys')} variant="secondary">
    Cancel
  </ButtonLink>
);
