/** Part of an application's page, for the desk only. */
import { href, Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import {
  type DescribedEntry,
  newShortlistHref,
  placementHref,
  type ShownPlacement,
  shortlistHref,
} from '../../schema.ts';
import { ClientAnswerStatus } from './client-answer.tsx';

type ApplicationClients = { entries: readonly DescribedEntry[]; placement: ShownPlacement | null };

type ClientsOfApplicationProps = ApplicationClients & {
  applicationId: string;
  /** Null if the job was deleted. */
  jobId: string | null;
  /** True if the application may be sent to clients: it has not ended, and the desk reads it with its name. */
  isOpen: boolean;
};

export function ClientsOfApplication({ applicationId, jobId, entries, placement, isOpen }: ClientsOfApplicationProps) {
  if (!isOpen && entries.length === 0 && !placement) return null;
  return (
    <section aria-labelledby="clients-heading" className="space-y-4">
      <Heading level={2} size="item" id="clients-heading">
        Clients
      </Heading>
      {entries.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {entries.map(({ shortlistId, client, sentOn, answer, comment, answeredOn }) => (
            <li key={shortlistId} className="space-y-1 py-2.5 [overflow-wrap:anywhere]">
              <Link to={shortlistHref(shortlistId)} className="link block font-medium">
                {client}
              </Link>
              <p className="figures text-ink-soft text-sm">Sent on {sentOn}</p>
              <p className="flex flex-wrap items-center gap-x-3">
                <ClientAnswerStatus answer={answer} answeredOn={answeredOn} />
                {answeredOn && <span className="figures text-ink-soft text-sm">{answeredOn}</span>}
              </p>
              {comment && <p className="whitespace-pre-line border-line border-l-2 pl-3 text-sm">{comment}</p>}
            </li>
          ))}
        </ul>
      )}
      {placement && (
        <p className="[overflow-wrap:anywhere]">
          <Link to={placementHref(placement.id)} className="link font-medium">
            Placed with {placement.client}
          </Link>
          <span className="figures block text-ink-soft text-sm">
            Start {placement.startsOn}, fee {placement.fee}
          </span>
        </p>
      )}
      {isOpen && jobId && (
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={newShortlistHref(jobId, applicationId)} variant="secondary" size="sm">
            Send to a client
          </ButtonLink>
          {!placement && (
            <ButtonLink
              to={href('/admin/applications/:id/placement', { id: applicationId })}
              variant="secondary"
              size="sm"
            >
              Record a placement
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  );
}
