/** The application beside the list. */
import { useEffect, useRef } from 'react';
import { href, Link } from 'react-router';
import { ReceivedApplication } from '#app/features/applications/components/received/received-application.tsx';
import { WithdrawnApplication } from '#app/features/applications/components/received/received-withdrawn.tsx';
import type { ShownApplication } from '#app/features/applications/queries/shown-application.server.ts';
import { Heading } from '#app/ui/content/heading.tsx';
import { CvPanel } from '../cv/cv-panel.tsx';

type OpenApplicationProps = { shown: ShownApplication };

/** The focus comes here when another person is opened, so that a screen reader says who it is. */
export function OpenApplication({ shown }: OpenApplicationProps) {
  const { application, details } = shown;
  const { id, fullName, status, job, isOwn, isFromGuest, sentOn, changedOn } = application;
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <article aria-labelledby="open-heading">
      <div ref={heading} tabIndex={-1} className="mb-5 rounded-sm focus-visible:-outline-offset-2">
        <Heading level={2} size="section" id="open-heading">
          {fullName}
        </Heading>
        <p className="text-ink-soft [overflow-wrap:anywhere]">
          {job.title}, {job.company}, {job.location}
          {!job.id && '. This job was removed.'}
        </p>
        <p className="figures text-ink-soft text-sm">
          Sent {sentOn} ·{' '}
          <Link to={href('/employer/applications/:id', { id })} className="link">
            Own page
          </Link>
        </p>
      </div>
      {details ? (
        <ReceivedApplication
          id={id}
          status={status}
          isUnread={isOwn && status === 'sent'}
          isFromGuest={isFromGuest}
          isNamedAbove
          {...details}
          cvPanel={details.profile.cv && <CvPanel applicationId={id} />}
        />
      ) : (
        <WithdrawnApplication sentOn={sentOn} withdrawnOn={changedOn} />
      )}
    </article>
  );
}
