import { href, Link } from 'react-router';
import { Heading } from '#app/ui/content/heading.tsx';
import { countOf } from '#domain/text/counts.ts';
import type { Today } from '../../schema/today.ts';

export function ClosingJobs({ closing: { jobs, isMore } }: { closing: Today['closing'] }) {
  return (
    <section aria-labelledby="closing">
      <Heading level={2} size="item" id="closing" className="border-ink border-b-2 pb-2">
        Closing this week
      </Heading>
      {jobs.length === 0 && (
        <p className="border-line border-b py-3 text-ink-soft text-sm">No jobs close in the next seven days.</p>
      )}
      <ul className="text-sm">
        {jobs.map(({ id, title, company, closes }) => (
          <li key={id} className="flex gap-3 border-line border-b py-2">
            <p className="figures w-20 shrink-0 whitespace-nowrap text-ink-soft">{closes}</p>
            <p className="min-w-0 [overflow-wrap:anywhere]">
              <Link to={href('/jobs/:id', { id })} className="font-semibold hover:underline">
                {title}
              </Link>
              <span className="block text-ink-soft">{company}</span>
            </p>
          </li>
        ))}
      </ul>
      {isMore && (
        <p className="mt-2 text-sm">
          <Link to={href('/admin/jobs')} className="link inline-flex min-h-6 items-center">
            More close this week: all jobs
          </Link>
        </p>
      )}
    </section>
  );
}

export const WaitingBoards = ({ boards }: { boards: Today['boards'] }) => (
  <section aria-labelledby="boards">
    <Heading level={2} size="item" id="boards" className="border-ink border-b-2 pb-2">
      Careers pages to check
    </Heading>
    <ul className="text-sm">
      {boards.map(({ id, name, closing }) => (
        <li key={id} className="wrap-anywhere border-line border-b py-2">
          <Link to={href('/admin/imports')} className="font-semibold hover:underline">
            {name}
          </Link>
          <span className="block text-ink-soft">
            {closing > 0
              ? `${countOf(closing, 'job is', 'jobs are')} no longer listed there. Close them?`
              : 'It hasn’t synced for a day.'}
          </span>
        </li>
      ))}
    </ul>
  </section>
);

export function FailedMails({ mails: { givenUp, retried } }: { mails: NonNullable<Today['mails']> }) {
  return (
    <section aria-labelledby="mails">
      <Heading level={2} size="item" id="mails" className="border-ink border-b-2 pb-2">
        Failed emails
      </Heading>
      <div className="figures space-y-2 border-line border-b py-3 text-sm">
        {givenUp === 0 && retried === 0 && <p className="text-ink-soft">No failed emails.</p>}
        {givenUp > 0 && (
          <p>
            <strong className="font-semibold">{countOf(givenUp, 'email')} failed</strong> in the last seven days. We
            won’t retry automatically. Ask the person who runs this site to look into it.
          </p>
        )}
        {retried > 0 && (
          <p>
            <strong className="font-semibold">{countOf(retried, 'email')} delayed.</strong> We’ll keep trying for about
            a day.
          </p>
        )}
      </div>
    </section>
  );
}
