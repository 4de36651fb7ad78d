import { href } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { agency } from '#domain/site/site.ts';
import { LowTide } from './low-tide.tsx';

const REASONS: Record<number, string> = {
  400: 'We couldn’t understand the request from your browser',
  401: 'You need to sign in',
  403: 'You don’t have access to this page',
  405: 'This page can’t accept that request',
  408: 'The request took too long to arrive',
  413: 'What you sent is too large',
  429: 'You’ve made too many requests in a short time. Wait a minute, then try again',
};

export function RefusedScreen({ status }: { status: number }) {
  return (
    <div className="overflow-x-clip">
      <div className="wrap py-12 sm:py-16">
        <div className="max-w-2xl">
          <Heading level={1}>Something went wrong</Heading>
          <p className="mt-4 text-ink-soft">
            {REASONS[status] ?? 'The server refused the request'} (status {status}). If you followed a link on this
            site, tell us on{' '}
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
