/** 'Apply Now', or the day of the application instead. */
import { type ReactNode, useState } from 'react';
import { href } from 'react-router';
import { APPLY_STATE_CLASS, type AskedJob } from '#app/chrome/dialogs/enquiry-request.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { forgetAppliedJob, useAppliedOn } from '#app/web/offline/applied-jobs.ts';
import { useViewer } from '#app/web/viewer.ts';
import { ApplyLink } from './apply-link.tsx';

/** The candidate's application for the job. */
export type OwnApplication = { id: string; sentOn: string; isWithdrawn: boolean };

type ApplyStateProps = {
  job: AskedJob & { isOpen: boolean };
  application: OwnApplication | null;
  className: string;
};

export function ApplyState({ job, application, className }: ApplyStateProps) {
  const viewer = useViewer();
  const appliedOn = useAppliedOn(job.id);
  const [isForgotten, setForgotten] = useState(false);
  if (application) {
    const { id, sentOn, isWithdrawn } = application;
    return (
      <Applied
        className={className}
        text={`You applied on ${sentOn}${isWithdrawn ? ' and withdrew your application' : ''}.`}
      >
        <ButtonLink to={href('/applications/:id', { id })} variant="secondary">
          See your application
        </ButtonLink>
      </Applied>
    );
  }
  if (!job.isOpen) return null;
  if (viewer || appliedOn === null) {
    return (
      <ApplyLink ref={isForgotten ? focusOnMount : undefined} job={job} className={classNames('w-full', className)} />
    );
  }
  const forget = () => {
    setForgotten(true);
    forgetAppliedJob(job.id);
  };
  return (
    <Applied className={className} text={`You applied on ${appliedOn} from this device.`}>
      <ApplyLink job={job} variant="secondary">
        Apply again
      </ApplyLink>
      <Button type="button" variant="quiet" onClick={forget}>
        Forget this
      </Button>
    </Applied>
  );
}

/** Takes the focus over from the pressed button, in whose place the link appears. */
const focusOnMount = (link: HTMLAnchorElement | null) => link?.focus();

function Applied({ text, className, children }: { text: string; className: string; children: ReactNode }) {
  return (
    <div className={className}>
      <p tabIndex={-1} className={classNames(APPLY_STATE_CLASS, 'figures rounded-sm font-semibold')}>
        {text}
      </p>
      <div className="mt-2 flex flex-wrap gap-x-2 gap-y-1">{children}</div>
    </div>
  );
}
