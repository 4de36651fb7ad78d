import { useEffect, useRef } from 'react';
import { href, Link } from 'react-router';
import { ClientsOfApplication } from '#app/features/hirers/clients/components/shortlist/clients-of-application.tsx';
import { ReceivedApplication } from '#app/features/people/applications/components/received/received-application.tsx';
import { WithdrawnApplication } from '#app/features/people/applications/components/received/received-withdrawn.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { isOver } from '#domain/application/application.ts';
import type { Stage } from '#domain/application/stage.ts';
import { listOf, type Opened, type PipelineSearch, pipelineHref } from '../../schema.ts';
import { CvPanel } from '../cv/cv-panel.tsx';
import { DecisionBar } from '../move/decision-bar.tsx';
import { nameOf } from '../move/stage-name.ts';

/** Milliseconds, so that passing by with J and K marks nothing as viewed. */
const READ_AFTER_MS = 3_000;

type OpenApplicationProps = {
  shown: Opened;
  stages: readonly Stage[];
  undoSeconds: number;
  search: PipelineSearch;
  /** The application to open after a decision; null at the end of the list. */
  nextId: string | null;
};

/** Gets the focus when another person is opened, so that a screen reader announces them. */
export function OpenApplication({ shown, stages, undoSeconds, search, nextId }: OpenApplicationProps) {
  const { application, details, stage, messages, clients } = shown;
  const { id, fullName, isUnnamed, status, job, isOwn, sender, clock, sentOn, changedOn } = application;
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <article aria-labelledby="open-heading">
      <div ref={heading} tabIndex={-1} className="-mx-2 mb-5 rounded-sm px-2 py-1 focus-visible:-outline-offset-2">
        <Heading level={2} size="section" id="open-heading">
          <span translate="no">{fullName}</span>
        </Heading>
        <p className="text-ink-soft [overflow-wrap:anywhere]">
          {job.title}, {job.company}, {job.location}
          {!job.id && '. This job was removed.'}
        </p>
        <p className="figures text-ink-soft text-sm">
          {stage !== status && `In ‘${nameOf(stages, { stage, status })}’ · `}
          Sent {sentOn} ·{' '}
          <Link to={href('/employer/applications/:id', { id })} className="link">
            Open full page
          </Link>
          {job.id && !search.job && (
            <>
              {' · '}
              <Link to={pipelineHref({ ...listOf(search), page: 1, job: job.id })} className="link">
                All for this job
              </Link>
            </>
          )}
        </p>
      </div>
      {details ? (
        <ReceivedApplication
          id={id}
          status={status}
          isUnread={isOwn && status === 'sent'}
          viewedAfterMs={READ_AFTER_MS}
          sender={sender}
          clock={clock}
          isNamedAbove
          writeHref={href('/admin/pipeline/:id/write', { id })}
          {...details}
          decisions={
            <DecisionBar
              application={{ id, status, stage }}
              stages={stages}
              messages={messages}
              undoSeconds={undoSeconds}
              next={pipelineHref({ ...listOf(search), page: search.page, open: nextId, moved: id, from: stage })}
              back={pipelineHref({ ...search, moved: null, from: null })}
            />
          }
          cvPanel={(details.profile.cv || details.profile.unnamed?.hasCv) && <CvPanel applicationId={id} />}
        >
          <ClientsOfApplication applicationId={id} jobId={job.id} isOpen={!isOver(status) && !isUnnamed} {...clients} />
        </ReceivedApplication>
      ) : (
        <WithdrawnApplication sentOn={sentOn} withdrawnOn={changedOn} />
      )}
    </article>
  );
}
