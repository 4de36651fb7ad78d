import { href, Link } from 'react-router';
import { LoginLink } from '#app/chrome/header/login-link.tsx';
import { classNames } from '#app/ui/class-names.ts';

export function HaveAnAccount({ jobId, className }: { jobId: string; className?: string }) {
  const search = `?next=${encodeURIComponent(href('/jobs/:id/apply', { id: jobId }))}`;
  return (
    <p className={classNames('measure text-ink-soft', className)}>
      You don’t need an account to apply.{' '}
      <LoginLink to={href('/candidate-login') + search} className="link">
        Sign in to apply with your profile
      </LoginLink>{' '}
      if you have one, or{' '}
      <Link to={href('/candidate-sign-up') + search} className="link">
        create an account
      </Link>{' '}
      first.
    </p>
  );
}
