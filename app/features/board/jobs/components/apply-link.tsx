/**
 * The 'Apply Now' button. With JavaScript it opens a dialog over the job: the apply form for accounts, and a form without an account for
 * visitors (spec: marketing §2 "Modals"). Otherwise it links to the apply page.
 */
import type { ComponentProps, MouseEvent } from 'react';
import { href } from 'react-router';
import { opensDialog } from '#app/chrome/dialogs/dialog-requests.ts';
import {
  type AskedJob,
  applyRequests,
  enquiryRequests,
  offlineApplyRequests,
} from '#app/chrome/dialogs/enquiry-request.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { isViewerRemembered, useViewer } from '#app/web/viewer.ts';

type ApplyLinkProps = { job: AskedJob } & Omit<ComponentProps<typeof ButtonLink>, 'to' | 'onClick'>;

export function ApplyLink({ job, children = 'Apply Now', ...look }: ApplyLinkProps) {
  const { id, title, company, location, questions } = job;
  const viewer = useViewer();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    const wish = { id, title, company, location, ...(questions && { questions }) };
    const isCutOff = !navigator.onLine || isViewerRemembered();
    if (!viewer) enquiryRequests.open(event, { form: 'candidate', job: wish });
    else if (isCutOff) offlineApplyRequests.open(event, wish);
    else applyRequests.open(event, wish);
  };
  return (
    <ButtonLink size="lg" {...look} to={href('/jobs/:id/apply', { id })} {...opensDialog(open)}>
      {children}
    </ButtonLink>
  );
}
