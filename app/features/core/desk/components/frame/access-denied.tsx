import { href } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';

/** spec: accounts §2 "Access guard". */
export function AccessDenied() {
  return (
    <div className="wrap py-16 sm:py-24">
      <div className="max-w-2xl border-signal border-l-4 pl-6 sm:pl-8">
        <Heading level={1}>Access Denied</Heading>
        <p className="mt-4">You don't have administrator privileges to access this area.</p>
        <p className="mt-2 text-ink-soft">Only users with admin privileges can access the admin dashboard.</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={href('/')}>Go Home</ButtonLink>
          <ButtonLink to={href('/jobs')} variant="secondary">
            See all jobs
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
