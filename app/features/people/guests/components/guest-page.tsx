import { Link } from 'react-router';
import { type AskedJob, jobEnquiryPath } from '#app/chrome/dialogs/enquiry-request.ts';
import { WaysToApply } from '#app/features/board/jobs/components/ways-to-apply.tsx';
import type { GuestReply } from '../schema.ts';
import { GuestForm, useGuestFetcher } from './guest-form.tsx';
import { HaveAnAccount } from './have-an-account.tsx';

type GuestPageProps = { job: AskedJob & { mail: string }; answer?: GuestReply | undefined };

export function GuestPage({ job, answer }: GuestPageProps) {
  const fetcher = useGuestFetcher();
  return (
    <>
      <HaveAnAccount jobId={job.id} className="mt-4 mb-8" />
      <GuestForm id="guest" job={job} answer={answer} fetcher={fetcher} />
      <WaysToApply mail={job.mail} />
      <p className="measure mt-6 text-ink-soft">
        Not sure this is the job for you?{' '}
        <Link to={jobEnquiryPath(job.id)} className="link">
          Tell us what you’re looking for
        </Link>
        and a consultant will be in touch.
      </p>
    </>
  );
}
