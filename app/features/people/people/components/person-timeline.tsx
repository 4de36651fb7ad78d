import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { APPLICATION_SHAPES, ENQUIRY_SHAPES, INTERVIEW_SHAPES } from '#app/chrome/status-shapes.ts';
import { Heading } from '#app/ui/content/heading.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { APPLICATION_STATUS_NAMES } from '#domain/application/application.ts';
import { ENQUIRY_STATUS_NAMES } from '#domain/enquiry/enquiry.ts';
import { INTERVIEW_KIND_NAMES, INTERVIEW_STATE_NAMES } from '#domain/interview/interview.ts';
import type { ShownPersonStep } from '../schema.ts';
import { EmailOutcome } from './email-outcome.tsx';
import { NoteStep } from './note-step.tsx';

type PersonTimelineProps = {
  steps: readonly ShownPersonStep[];
  hasOlder: boolean;
};

export function PersonTimeline({ steps, hasOlder }: PersonTimelineProps) {
  return (
    <section aria-labelledby="timeline-heading">
      <Heading level={2} size="item" id="timeline-heading" className="border-ink border-b-2 pb-2">
        Activity
      </Heading>
      {steps.length === 0 && (
        <EmptyState title="No applications, emails, notes, calls or interviews yet">
          Write a note or record a call above. Assignments are listed below.
        </EmptyState>
      )}
      <ol>
        {steps.map((step) => (
          <TimelineRow key={step.id} at={step.at}>
            <Step step={step} />
          </TimelineRow>
        ))}
      </ol>
      {hasOlder && <p className="mt-3 text-ink-soft text-sm">Older activity is not shown.</p>}
    </section>
  );
}

function TimelineRow({ at, children }: { at: string; children: ReactNode }) {
  return (
    <li className="grid gap-x-4 border-line border-b py-2.5 text-sm sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <p className="figures text-ink-soft">{at}</p>
      <div className="wrap-anywhere min-w-0">{children}</div>
    </li>
  );
}

function Step({ step }: { step: ShownPersonStep }) {
  switch (step.kind) {
    case 'application':
      return <ApplicationStep step={step} />;
    case 'enquiry':
      return <EnquiryStep step={step} />;
    case 'interview':
      return <InterviewStep step={step} />;
    case 'letter':
      return <LetterStep step={step} />;
    case 'application_email':
      return <ApplicationEmailStep step={step} />;
    case 'email':
      return (
        <>
          <p className="text-ink-soft">{EMAIL_NAMES[step.mail]}</p>
          <EmailOutcome delivery={step.delivery} />
        </>
      );
    case 'mailing':
      return (
        <>
          <p className="text-ink-soft">
            Group email from {step.sender}: “{step.subject}”
          </p>
          <EmailOutcome delivery={step.delivery} />
        </>
      );
    default:
      return <NoteStep step={step} />;
  }
}

const EMAIL_NAMES = {
  confirm: 'Emailed: job alert confirmation link',
  jobs: 'Emailed: new jobs for a job alert',
  reminder: 'Emailed: job alert about to end',
} as const;

function ApplicationStep({ step }: { step: Extract<ShownPersonStep, { kind: 'application' }> }) {
  const { applicationId: id, job, company, status, isPutForward, actor, subject } = step;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <Status shape={APPLICATION_SHAPES[status]}>
          {isPutForward ? 'Put forward' : APPLICATION_STATUS_NAMES[status]}
        </Status>
        <span className="min-w-0">
          <Link to={href('/employer/applications/:id', { id })} className="link font-semibold">
            {job}
          </Link>
          {`, ${company}`}
          {isPutForward && actor && `, by ${actor}`}
        </span>
      </p>
      {isPutForward && !subject && <p className="text-ink-soft">No email was sent.</p>}
      {subject && <p className="text-ink-soft">Emailed: “{subject}”</p>}
      <EmailOutcome delivery={step.delivery} />
    </>
  );
}

function nameLetter({ isUndelivered, isAutomatic, isReply }: Extract<ShownPersonStep, { kind: 'letter' }>): string {
  if (isUndelivered) return 'Email not delivered';
  if (isAutomatic) return 'Automatic reply';
  return isReply ? 'Replied by email' : 'Sent an email';
}

function LetterStep({ step }: { step: Extract<ShownPersonStep, { kind: 'letter' }> }) {
  const { applicationId: id, job, author, subject, body, isReply, isDoubtful } = step;
  return (
    <>
      <p>
        <span className="font-semibold">{nameLetter(step)}</span>
        {isDoubtful && ', sender not confirmed'}
        {!isReply && `, ${author ?? 'the agency'}`}
        {', '}
        <Link to={href('/employer/applications/:id', { id })} className="link">
          {job}
        </Link>
      </p>
      {subject && !step.isUndelivered && <p className="text-ink-soft">“{subject}”</p>}
      <p className="line-clamp-3 whitespace-pre-line text-ink-soft">{body}</p>
      <EmailOutcome delivery={step.delivery} />
    </>
  );
}

function ApplicationEmailStep({ step }: { step: Extract<ShownPersonStep, { kind: 'application_email' }> }) {
  const { applicationId: id, job, subject, delivery } = step;
  return (
    <>
      <p>
        {'Emailed: '}
        <Link to={href('/employer/applications/:id', { id })} className="link">
          {job}
        </Link>
      </p>
      <p className="text-ink-soft">“{subject}”</p>
      <EmailOutcome delivery={delivery} />
    </>
  );
}

function EnquiryStep({ step }: { step: Extract<ShownPersonStep, { kind: 'enquiry' }> }) {
  const { enquiryId: id, role, status, message } = step;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <Status shape={ENQUIRY_SHAPES[status]}>{ENQUIRY_STATUS_NAMES[status]}</Status>
        <span className="min-w-0">
          <Link to={href('/admin/enquiries/:id', { id })} className="link font-semibold">
            Sent a form
          </Link>
          {role && `, looking for work as ${role}`}
        </span>
      </p>
      {message && <p className="line-clamp-3 whitespace-pre-line text-ink-soft">{message}</p>}
    </>
  );
}

function InterviewStep({ step }: { step: Extract<ShownPersonStep, { kind: 'interview' }> }) {
  const { interviewId: id, way, state, job, startsAt } = step;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <Status shape={INTERVIEW_SHAPES[state]}>{INTERVIEW_STATE_NAMES[state]}</Status>
      <span className="min-w-0">
        <Link to={href('/admin/interviews/:id', { id })} className="link font-semibold">
          Interview {INTERVIEW_KIND_NAMES[way].toLowerCase()}
        </Link>
        {`, ${job}`}
        {startsAt && `, ${startsAt}`}
      </span>
    </p>
  );
}
