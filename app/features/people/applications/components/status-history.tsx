import { APPLICATION_STATUS_NAMES, type ApplicationStatus } from '#domain/application/application.ts';

export type ShownStep = {
  id: string;
  status: ApplicationStatus;
  /** Set at the desk, if the stage changed and the status did not. */
  stage?: string | null;
  at: string;
  by?: 'you' | 'candidate' | 'employer' | 'agency' | 'unknown';
  message: { subject: string; body: string } | null;
};

const BY: Record<NonNullable<ShownStep['by']>, string> = {
  you: ', by you',
  candidate: ', by the candidate',
  employer: ', by the employer',
  agency: ', by the agency',
  unknown: '',
};

type StatusHistoryProps = {
  /** Oldest first. */
  steps: readonly ShownStep[];
  messageHeading?: string;
};

export function StatusHistory({ steps, messageHeading = 'Email to the candidate' }: StatusHistoryProps) {
  return (
    <ol className="border-line border-l-2 pl-5">
      {steps.map(({ id, status, stage, at, by, message }, index) => (
        <li key={id} className="relative pb-5 last:pb-0">
          <span aria-hidden="true" className="absolute top-2 -left-[1.6rem] size-2.5 rounded-full bg-control" />
          <p className="font-semibold">
            {stage
              ? `To ‘${stage}’`
              : isPutForward(index, status)
                ? 'Put forward by the agency'
                : APPLICATION_STATUS_NAMES[status]}
          </p>
          <p className="figures text-ink-soft text-sm">
            {at}
            {by && !isPutForward(index, status) && BY[by]}
          </p>
          {message && (
            <details className="mt-1">
              <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm sm:min-h-8">
                {messageHeading}
              </summary>
              <MessageText message={message} />
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Every other application begins with the step 'sent'. */
const isPutForward = (index: number, status: ApplicationStatus): boolean => index === 0 && status === 'viewed';

export function MessageText({ message: { subject, body } }: { message: { subject: string; body: string } }) {
  return (
    <div className="measure rounded-md bg-sunken px-4 py-3 text-sm [overflow-wrap:anywhere]">
      <p className="font-semibold">{subject}</p>
      <p className="mt-2 whitespace-pre-line">{body}</p>
    </div>
  );
}
