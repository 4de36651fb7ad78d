/** The two ways on from a page that failed. Both work without a script. */
import { RotateCw } from 'lucide-react';
import { href, useLocation } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';

/**
 * Loads the page from the server, which clears the error whatever it was. A link keeps the address as it is; a form
 * would put a question mark behind it.
 */
export function TryAgainLinks() {
  const { pathname, search } = useLocation();
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <ButtonLink to={pathname + search} reloadDocument>
        <RotateCw aria-hidden="true" />
        Try Again
      </ButtonLink>
      <ButtonLink to={href('/')} reloadDocument variant="secondary">
        Go Home
      </ButtonLink>
    </div>
  );
}
