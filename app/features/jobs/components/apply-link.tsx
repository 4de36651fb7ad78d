/**
 * The way to apply for a job. With a script, whoever is not signed in gets a form that needs no account, without leaving
 * the job (spec: marketing §2 "Modals"); without one the page it leads to says how. That page needs a connection: a candidate
 * without one gets a form as well, whose application is sent later.
 */
import type { MouseEvent } from 'react';
import { href } from 'react-router';
import { type AskedJob, applyRequests, enquiryRequests } from '#app/site/enquiry-request.ts';
import { isViewerRemembered, useViewer } from '#app/site/viewer.ts';
import { ButtonLink } from '#app/ui/button.tsx';

type ApplyLinkProps = { job: AskedJob; className: string };

export function ApplyLink({ job: { id, title, company, location }, className }: ApplyLinkProps) {
  const viewer = useViewer();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!viewer) enquiryRequests.open(event, { form: 'candidate', job: { id, title, company, location } });
    const isCutOff = !navigator.onLine || isViewerRemembered();
    if (viewer?.role === 'job_seeker' && isCutOff) applyRequests.open(event, { id, title, company });
  };
  return (
    <ButtonLink to={href('/jobs/:id/apply', { id })} size="lg" className={className} onClick={open}>
      Apply Now
    </ButtonLink>
  );
}
