import { RotateCw } from 'lucide-react';
import { href, useLocation } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';

/** A link reloads the page, which clears any error, and keeps its URL; a form would append a question mark. */
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
