import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';

/** A passkey belongs to a host name: one made for localhost does not work at 127.0.0.1. */
export function WrongAddress({ siteAddress }: { siteAddress: string }) {
  return (
    <Notice tone="warning" title="Passkeys don’t work at this address">
      Passkeys only work at {siteAddress}. <a href={siteAddress}>Open that address</a> and sign in again.
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
        All staff sign in with a passkey or an authenticator app as well as a password. Add one now to open your pages.
      </Notice>
    </div>
  );
}

export function AboutPasskeys({ isNeeded }: { isNeeded: boolean }) {
  return (
    <>
      {isNeeded && <FactorNeeded />}
      <p className="mb-8 text-ink-soft">
        A passkey is a key on your phone, computer or security key. Once you’ve added one, you’ll sign in with your
        password and a passkey. Add two, so that losing one doesn’t lock you out. If your device doesn’t support
        passkeys, use an{' '}
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
