/** Notices for addresses and browsers in which passkeys do not work. */
import type { ReactNode } from 'react';
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
