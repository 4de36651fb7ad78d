/** A link to a page where one signs in. With a script a plain press opens the same form as a dialog instead. */
import type { MouseEvent, ReactNode } from 'react';
import { href, Link } from 'react-router';
import { isPlainPress } from '#app/ui/plain-press.ts';
import { requestLogin } from './login-request.ts';

type LoginLinkProps = { to: string; className?: string; children: ReactNode };

export function LoginLink({ to, className, children }: LoginLinkProps) {
  const kind = to === href('/candidate-login') ? 'candidate' : 'employer';
  const open = (event: MouseEvent) => {
    if (isPlainPress(event) && requestLogin(kind)) event.preventDefault();
  };
  return (
    <Link to={to} onClick={open} className={className}>
      {children}
    </Link>
  );
}
