/**
 * The way to apply for a job. With a script, whoever is not signed in does that first, without leaving the job, and goes
 * on from there; without one the page it leads to says how.
 */
import { href } from 'react-router';
import { openLoginFor } from '#app/site/login-request.ts';
import { useViewer } from '#app/site/viewer.ts';
import { ButtonLink } from '#app/ui/button.tsx';

export function ApplyLink({ jobId, className }: { jobId: string; className: string }) {
  const isVisitor = useViewer() === null;
  const apply = href('/jobs/:id/apply', { id: jobId });
  return (
    <ButtonLink
      to={apply}
      size="lg"
      className={className}
      onClick={(event) => isVisitor && openLoginFor(event, { kind: 'candidate', next: apply, like: '' })}
    >
      Apply Now
    </ButtonLink>
  );
}
