/** The two ways on from a page that failed. Both work without a script. */
import { RotateCw } from 'lucide-react';
import { href, useLocation } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';

/** It loads the page anew, which clears the error whatever it was; a link to here would do so only once. */
export function TryAgainForm() {
  const { pathname, search } = useLocation();
  return (
    <form action={pathname} className="mt-8 flex flex-wrap gap-3">
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">
        <RotateCw aria-hidden="true" />
        Try Again
      </Button>
      <ButtonLink to={href('/')} reloadDocument variant="secondary">
        Go Home
      </ButtonLink>
    </form>
  );
}
