/** Shown if an emailed link was used, has expired, was copied in part, or was forged. */
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';

type BrokenLinkProps = { link?: { label: string; to: string }; children: ReactNode };

export function BrokenLink({ link = { label: 'Contact us', to: href('/contact') }, children }: BrokenLinkProps) {
  return (
    <Notice
      tone="warning"
      title="This link no longer works"
      role="status"
      action={
        <ButtonLink to={link.to} variant="secondary">
          {link.label}
        </ButtonLink>
      }
    >
      {children}
    </Notice>
  );
}
