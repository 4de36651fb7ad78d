import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { OPENS_LOGIN } from '#app/chrome/dialogs/login-request.ts';

type LoginLinkProps = { to: string; className?: string; children: ReactNode };

export function LoginLink({ to, className, children }: LoginLinkProps) {
  return (
    <Link to={to} {...OPENS_LOGIN} className={className}>
      {children}
    </Link>
  );
}
