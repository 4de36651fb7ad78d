/** Content of the apply page and of the apply dialog, by applicant and by the server's answer. */
import { href } from 'react-router';
import { ApplyForm } from '#app/features/applications/components/apply-form.tsx';
import {
  AppliedAlready,
  CannotApply,
  NotYetApproved,
  SignInToApply,
} from '#app/features/applications/components/apply-outside.tsx';
import { ApplyPreview } from '#app/features/applications/components/apply-preview.tsx';
import type { ApplySending } from '#app/features/applications/components/apply-sending.ts';
import { ApplyTroubleNotice, CompleteProfile } from '#app/features/applications/components/apply-trouble.tsx';
import { KeptNote } from '#app/features/applications/components/cover-note.tsx';
import { ProfileSummary, type SummarisedProfile } from '#app/features/applications/components/profile-summary.tsx';
import type { ApplyAnswer } from '#app/features/applications/schema.ts';
import { WaysToApply } from '#app/features/jobs/components/ways-to-apply.tsx';
import { CvPanel } from '#app/features/profile/components/cv-panel.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { applyText } from '#content/applying.ts';
import type { ApplicationStatus } from '#domain/application.ts';

export type Applicant =
  | { kind: 'visitor' }
  /** An employer or an administrator. */
  | { kind: 'other' }
  /** A candidate whose account waits for approval. */
  | { kind: 'waits' }
  | { kind: 'candidate'; profile: SummarisedProfile; isComplete: boolean }
  | { kind: 'applied'; application: { id: string; status: ApplicationStatus; sentOn: string } };

type ApplyContentProps = {
  jobId: string;
  /** null if the job failed to load. */
  job: { company: string; isOpen: boolean; mail: string } | null;
  applicant: Applicant;
  answer?: ApplyAnswer | undefined;
  sending: ApplySending;
};

export function ApplyContent({ jobId, job, applicant, answer, sending }: ApplyContentProps) {
  // An answer holds the typed text, so it comes first even if the session or the job has ended since.
  if (answer) return <Answered jobId={jobId} job={job} applicant={applicant} answer={answer} sending={sending} />;
  if (!job) return null;
  if (applicant.kind === 'applied') return <AppliedAlready application={applicant.application} />;
  if (!job.isOpen) return <Closed />;
  if (applicant.kind === 'other') return <CannotApply />;
  if (applicant.kind === 'waits') return <NotYetApproved />;
  if (applicant.kind === 'visitor') {
    return (
      <>
        <SignInToApply jobId={jobId} />
        <WaysToApply mail={job.mail} />
      </>
    );
  }
  if (!applicant.isComplete) {
    return (
      <div className="mt-6">
        <CompleteProfile jobId={jobId} />
      </div>
    );
  }
  return <Filling jobId={jobId} job={job} applicant={applicant} sending={sending} />;
}

function Answered({ jobId, job, applicant, answer, sending }: ApplyContentProps & { answer: ApplyAnswer }) {
  const { trouble, preview, values } = answer;
  const company = job?.company ?? 'the employer';
  return (
    <div className="mt-8 space-y-8">
      {trouble && <ApplyTroubleNotice trouble={trouble} answer={answer} jobId={jobId} />}
      {trouble === 'saved_offline' ? null : trouble === 'closed' ? (
        <KeptNote coverNote={values.coverNote} />
      ) : preview ? (
        <ApplyPreview {...preview} company={company} values={values} hasTrouble={trouble !== null} sending={sending} />
      ) : (
        <Filling jobId={jobId} job={job} applicant={applicant} answer={answer} sending={sending} />
      )}
    </div>
  );
}

function Filling({ jobId, job, applicant, answer, sending }: ApplyContentProps) {
  const profile = applicant.kind === 'candidate' ? applicant.profile : null;
  const values = answer?.values ?? { coverNote: '', withCv: true };
  const isBack = answer !== undefined && answer.trouble === null && Object.keys(answer.errors).length === 0;
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
        company={job?.company ?? 'the employer'}
        cv={profile?.cv ?? null}
        values={values}
        errors={answer?.errors}
        isBack={isBack}
        isOffline={answer?.trouble === 'offline'}
        sending={sending}
        cvPanel={profile && <CvPanel cv={profile.cv} next={href('/jobs/:id/apply', { id: jobId })} />}
      />
    </div>
  );
}

function Closed() {
  return (
    <div className="mt-6">
      <Notice tone="warning" title="This job is closed">
        {applyText.closed}
      </Notice>
    </div>
  );
}
