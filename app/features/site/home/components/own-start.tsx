import { href, Link } from 'react-router';
import { Heading } from '#app/ui/content/heading.tsx';
import { countOf } from '#domain/text/counts.ts';
import type { OwnStart as OwnStartData, StartRow } from '../schema.ts';

export function OwnStart({ start }: { start: OwnStartData }) {
  return (
    <section aria-label="Yours" className="border-line border-b bg-surface">
      <div className="wrap grid gap-x-12 gap-y-8 py-8 lg:grid-cols-3">
        {start.kind === 'candidate' ? <ForCandidate start={start} /> : <ForEmployer start={start} />}
      </div>
    </section>
  );
}

function ForCandidate({
  start: { applications, total, jobs, areSuggested, profile },
}: {
  start: Extract<OwnStartData, { kind: 'candidate' }>;
}) {
  const isWhole = profile.done === profile.of;
  return (
    <>
      <Part title="Your applications" rows={applications} empty="No applications yet.">
        <Link to={href('/applications')} className="link inline-flex min-h-11 items-center">
          {total === 0 ? 'How applying works' : `See ${countOf(total, 'application')}`}
        </Link>
      </Part>
      {areSuggested ? (
        <Part title="Suggested for you" rows={jobs}>
          <Link to={`${href('/account/searches')}#suggested`} className="link inline-flex min-h-11 items-center">
            See all suggestions
          </Link>
          <Link to={href('/job-swipe')} className="link ml-6 inline-flex min-h-11 items-center">
            Go to Job Swipe
          </Link>
        </Part>
      ) : (
        <Part title="New to you" rows={jobs} empty="You’ve seen every open job.">
          <Link to={href('/job-swipe')} className="link inline-flex min-h-11 items-center">
            Browse them in Job Swipe
          </Link>
        </Part>
      )}
      <Part
        title="Your profile"
        rows={[]}
        empty={isWhole ? 'Your profile is complete.' : `${profile.done} of ${profile.of} parts are filled in.`}
      >
        <Link to={href('/profile')} className="link inline-flex min-h-11 items-center">
          {isWhole ? 'See your profile' : 'Complete your profile'}
        </Link>
      </Part>
    </>
  );
}

function ForEmployer({ start: { applications } }: { start: Extract<OwnStartData, { kind: 'employer' }> }) {
  return (
    <>
      <div className="lg:col-span-2">
        <Part title="New applications" rows={applications} empty="No unread applications.">
          <Link to={href('/employer/applications')} className="link inline-flex min-h-11 items-center">
            See all applications
          </Link>
        </Part>
      </div>
      <Part title="Your jobs" rows={[]}>
        <Link to={href('/employer/jobs')} className="link inline-flex min-h-11 items-center">
          See your jobs
        </Link>
        <Link to={href('/employer/jobs/new')} className="link ml-6 inline-flex min-h-11 items-center">
          Post a job
        </Link>
      </Part>
    </>
  );
}

type PartProps = { title: string; rows: readonly StartRow[]; empty?: string; children: React.ReactNode };

function Part({ title, rows, empty, children }: PartProps) {
  return (
    <div>
      <Heading level={2} size="item">
        {title}
      </Heading>
      {rows.length === 0 && empty && <p className="mt-2 text-ink-soft">{empty}</p>}
      {rows.length > 0 && (
        <ul className="mt-2">
          {rows.map((row) => (
            <li key={row.href} className="border-line border-b py-2">
              <Link to={row.href} className="font-semibold hover:underline pointer-coarse:py-1">
                {row.title}
              </Link>
              <p className="text-ink-soft text-sm">{row.text}</p>
              {row.reason && <p className="mt-1 text-sm">{row.reason}</p>}
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}
