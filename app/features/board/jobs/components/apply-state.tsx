import { Check, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { href } from 'react-router';
import { APPLY_STATE_CLASS, type AskedJob } from '#app/chrome/dialogs/enquiry-request.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { forgetAppliedJob, useAppliedOn } from '#app/web/offline/applied-jobs.ts';
import { useViewer } from '#app/web/viewer.ts';
import { ApplyLink } from './apply-link.tsx';

export type OwnApplication = { id: string; sentOn: string; isWithdrawn: boolean };

type ApplyStateProps = {
  job: AskedJob & { isOpen: boolean };
  application: OwnApplication | null;
};

export function ApplyState({ job, application }: ApplyStateProps) {
  const viewer = useViewer();
  const appliedOn = useAppliedOn(job.id);
  const [isForgotten, setForgotten] = useState(false);
  if (application) {
    const { id, sentOn, isWithdrawn } = application;
    return (
      <Applied when={`on ${sentOn}`} isWithdrawn={isWithdrawn}>
        <ButtonLink to={href('/applications/:id', { id })} size="sm" variant="secondary">
          See your application
        </ButtonLink>
      </Applied>
    );
  }
  if (!job.isOpen) return null;
  if (viewer || appliedOn === null) {
    return (
      <ApplyLink
        ref={isForgotten ? focusOnMount : undefined}
        job={job}
        className="max-lg:flex-1 lg:min-w-44 xl:min-w-52"
      />
    );
  }
  const forget = () => {
    setForgotten(true);
    forgetAppliedJob(job.id);
  };
  return (
    <Applied when={`on ${appliedOn} from this device`}>
      <ApplyLink job={job} size="sm" variant="secondary">
        Apply again
      </ApplyLink>
      <Button type="button" size="sm" variant="quiet" onClick={forget}>
        Forget this
      </Button>
    </Applied>
  );
}

/** The link gets the focus from the pressed button that it replaces. */
const focusOnMount = (link: HTMLAnchorElement | null) => link?.focus();

type AppliedProps = { when: string; isWithdrawn?: boolean; children: ReactNode };

function Applied({ when, isWithdrawn = false, children }: AppliedProps) {
  const Mark = isWithdrawn ? Undo2 : Check;
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1.5 lg:flex-col lg:items-start">
      <div className="flex min-w-0 gap-2">
        <Mark aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', !isWithdrawn && 'text-brand')} />
        <p tabIndex={-1} className={classNames(APPLY_STATE_CLASS, 'figures min-w-0 rounded-sm leading-snug')}>
          <strong className="block font-semibold">Application {isWithdrawn ? 'withdrawn' : 'submitted'}</strong>{' '}
          <span className="block text-ink-soft text-sm">{isWithdrawn ? `It was submitted ${when}` : when}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-x-2 gap-y-1">{children}</div>
    </div>
  );
}
