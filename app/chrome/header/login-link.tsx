/** A link to a page where one signs in. With a script a plain press opens the same form as a dialog instead. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { OPENS_LOGIN } from '#app/chrome/dialogs/login-request.ts';

/** `to` may say by `next` where to go afterwards. */
type LoginLinkProps = { to: string; className?: string; children: ReactNode };

export function LoginLink({ to, className, children }: LoginLinkProps) {
  return (
    <Link to={to} {...OPENS_LOGIN} className={className}>
      {children}
    </Link>
  );
}
