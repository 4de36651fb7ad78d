import { href } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { agency } from '#domain/site/site.ts';
import { LowTide } from './low-tide.tsx';

const REASONS: Record<number, string> = {
  400: 'What your browser sent could not be understood',
  401: 'This is only for people who have signed in',
  403: 'This is not open to you',
  405: 'This address does not take what was sent to it',
  408: 'It took too long to arrive',
  413: 'What was sent is too large',
  429: 'That was too many requests in a short time: wait a minute, then try again',
};

export function RefusedScreen({ status }: { status: number }) {
  return (
    <div className="overflow-x-clip">
      <div className="wrap py-12 sm:py-16">
        <div className="max-w-2xl">
          <Heading level={1}>That was not possible</Heading>
          <p className="mt-4 text-ink-soft">
            {REASONS[status] ?? 'The server refused what was asked of it'} (status {status}). If you came here by a link
            on this site, tell us on{' '}
            <a href={`tel:${agency().phone.dialled}`} className="link whitespace-nowrap">
              {agency().phone.shown}
            </a>
            .
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={href('/')} reloadDocument>
              Go Home
            </ButtonLink>
            <ButtonLink to={href('/jobs')} reloadDocument variant="secondary">
              See all jobs
            </ButtonLink>
          </div>
        </div>
      </div>
      <LowTide />
    </div>
  );
}
