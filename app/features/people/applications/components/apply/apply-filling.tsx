import { href } from 'react-router';
import { CvPanel } from '#app/features/people/profile/components/cv-panel.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import type { Sending } from '#app/web/form/sending.ts';
import type { QuestionSet } from '#domain/application/screening.ts';
import type { ApplyMore, ApplyPageViewer } from '../../schema.ts';
import { ApplyForm } from './apply-form.tsx';
import { ProfileSummary } from './profile-summary.tsx';

export type ApplyProps = {
  jobId: string;
  /** Null if the job failed to load. */
  job: { company: string; isAgency?: boolean; isOpen: boolean; mail: string; questions?: QuestionSet | null } | null;
  applicant: ApplyPageViewer;
  /** Names the form in the list of forms that wait for a connection, such as 'Apply for Joiner'. */
  title: string;
  sending: Sending<ApplyMore>;
  isInDialog?: boolean;
};

export function Filling({ jobId, job, applicant, title, sending, isInDialog = false }: ApplyProps) {
  const { answer: reply } = sending;
  const profile = applicant.kind === 'candidate' ? applicant.profile : null;
  return (
    <div className="mt-8 space-y-10">
      {profile && (
        <section aria-labelledby="apply-profile">
          <Heading level={2} size="item" id="apply-profile" className="mb-4">
            Your profile
          </Heading>
          <ProfileSummary profile={profile} jobId={jobId} />
        </section>
      )}
      <ApplyForm
        cv={profile?.cv ?? null}
        questions={reply?.questions === undefined ? job?.questions : reply.questions}
        values={reply?.values ?? {}}
        errors={reply?.errors}
        isBack={reply?.reason === 'change'}
        isOffline={reply?.reason === 'offline'}
        title={title}
        sending={sending}
        isInDialog={isInDialog}
        cvPanel={profile && <CvPanel cv={profile.cv} next={href('/jobs/:id/apply', { id: jobId })} />}
      />
    </div>
  );
}
