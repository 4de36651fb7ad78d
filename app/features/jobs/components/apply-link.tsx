/**
 * The way to apply for a job. With a script, whoever is not signed in gets a form that needs no account, without leaving
 * the job (spec: marketing §2 "Modals"); without one the page it leads to says how.
 */
import { href } from 'react-router';
import { enquiryRequests } from '#app/site/enquiry-request.ts';
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
      onClick={(event) => isVisitor && enquiryRequests.open(event, { form: 'candidate', jobId })}
    >
      Apply Now
    </ButtonLink>
  );
}
