import { href, Link } from 'react-router';
import { jobEnquiryPath } from '#app/chrome/dialogs/enquiry-request.ts';
import { LoginLink } from '#app/chrome/header/login-link.tsx';
import { APPLICATION_SHAPES } from '#app/chrome/status-shapes.ts';
import { OWN_JOB } from '#app/features/board/jobs/texts.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { APPLICATION_STATUS_NAMES, type ApplicationStatus } from '#domain/application/application.ts';

export function SignInToApply({ jobId }: { jobId: string }) {
  const search = `?next=${encodeURIComponent(href('/jobs/:id/apply', { id: jobId }))}`;
  return (
    <div className="mt-6">
      <p className="measure text-ink-soft text-lg">Apply without an account, or sign in to use your profile and CV.</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <LoginLink to={href('/candidate-login') + search} className={buttonClass({ size: 'lg' })}>
          Sign in to apply
        </LoginLink>
        <Link to={href('/candidate-sign-up') + search} className={buttonClass({ size: 'lg', variant: 'secondary' })}>
          Create an account
        </Link>
        <Link to={jobEnquiryPath(jobId)} className={buttonClass({ size: 'lg', variant: 'secondary' })}>
          Apply without an account
        </Link>
      </div>
    </div>
  );
}

export const OwnJob = () => (
  <div className="mt-6">
    <Notice title={OWN_JOB.title}>{OWN_JOB.text}</Notice>
  </div>
);

export const NotYetApproved = () => (
  <div className="mt-6">
    <Notice title="Your account is waiting for approval">
      You can apply as soon as we approve it.{' '}
      <Link to={href('/account-status')} className="link">
        See your account status
      </Link>
    </Notice>
  </div>
);

type AppliedAlreadyProps = { application: { id: string; status: ApplicationStatus; sentOn: string } };

export function AppliedAlready({ application: { id, status, sentOn } }: AppliedAlreadyProps) {
  return (
    <div className="mt-6">
      <p className="text-lg">
        You applied for this job on <span className="figures">{sentOn}</span>.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <Status shape={APPLICATION_SHAPES[status]}>{APPLICATION_STATUS_NAMES[status]}</Status>
        <Link to={href('/applications/:id', { id })} className={buttonClass({})}>
          See your application
        </Link>
      </div>
    </div>
  );
}
