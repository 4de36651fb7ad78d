import { href, Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { interviewHref, type ShownInterview } from '../schema.ts';
import { InterviewStatus } from './interview-status.tsx';

type InterviewsOfApplicationProps = {
  applicationId: string;
  interviews: readonly ShownInterview[];
  mayOffer: boolean;
};

export function InterviewsOfApplication({ applicationId, interviews, mayOffer }: InterviewsOfApplicationProps) {
  return (
    <section aria-labelledby="interviews-heading" className="space-y-4">
      <Heading level={2} size="item" id="interviews-heading">
        Interviews
      </Heading>
      {interviews.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {interviews.map((interview) => (
            <li key={interview.id} className="space-y-1 py-2.5">
              <Link to={interviewHref(interview.id)} className="link block font-medium">
                {interview.when ?? 'No time chosen yet'}
              </Link>
              <InterviewStatus interview={interview} />
            </li>
          ))}
        </ul>
      )}
      {mayOffer && (
        <ButtonLink to={href('/admin/applications/:id/interview', { id: applicationId })} variant="secondary" size="sm">
          Offer times for an interview
        </ButtonLink>
      )}
    </section>
  );
}
