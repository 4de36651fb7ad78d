import { Form, href, Link } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { Button } from '#app/ui/button.tsx';
import { FittedWords } from '#app/ui/content/fitted-words.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import type { Suggestion, Suggestions } from '../schema.ts';

const SUGGESTED_ID = 'suggested';

export function SuggestedJobs({ suggestions }: { suggestions: Suggestions | null }) {
  return (
    <section aria-labelledby={SUGGESTED_ID} className="mt-14">
      <Heading level={2} id={SUGGESTED_ID} className="mb-3">
        Suggested for you
      </Heading>
      {suggestions ? (
        <Content suggestions={suggestions} />
      ) : (
        <LoadFailure title="Failed to load suggestions" retryHref={href('/account/searches')}>
          {LOGGED_FAILURE}
        </LoadFailure>
      )}
    </section>
  );
}

function Content({ suggestions }: { suggestions: Suggestions }) {
  if (!suggestions.isOn) {
    return (
      <>
        <p className="measure text-ink-soft">You turned suggestions off.</p>
        <Choice intent="suggest">Suggest jobs to me</Choice>
      </>
    );
  }
  const { jobs, lacks } = suggestions;
  return (
    <>
      {jobs.length > 0 ? (
        <>
          <p className="measure text-ink-soft">
            We list jobs like the ones you liked or applied for first, nearest at the top. Then we list jobs that ask
            for your skills, best matches first. In both, remote jobs follow nearby ones. We leave out jobs you passed,
            and similar work elsewhere unless you liked it.
          </p>
          <ul className="mt-5 border-line border-t">
            {jobs.map((job) => (
              <SuggestedJob key={job.id} job={job} />
            ))}
          </ul>
        </>
      ) : (
        <Nothing lacks={lacks} />
      )}
      <Choice intent="suggest-nothing">Stop suggesting jobs</Choice>
      <p className="mt-2 text-ink-faint text-sm">
        Employers and our staff can’t see these. We work them out when you open this page and don’t keep a record.
      </p>
    </>
  );
}

function SuggestedJob({ job: { id, title, company, location, salary, postedOn, reason } }: { job: Suggestion }) {
  return (
    <li className="border-line border-b py-4 [overflow-wrap:anywhere]">
      <h3 className="font-display font-medium text-lg leading-tight">
        <Link
          to={href('/jobs/:id', { id })}
          className="hover:underline pointer-coarse:inline-block pointer-coarse:py-1"
        >
          <FittedWords>{title}</FittedWords>
        </Link>
      </h3>
      <p className="mt-1">
        <strong className="font-semibold">{company}</strong>
        <span className="text-ink-soft">, {location}</span>
      </p>
      <p className="figures mt-1 flex flex-wrap gap-x-4 text-sm">
        <strong className="font-semibold">{salary}</strong>
        <span className="text-ink-soft">{`Posted: ${postedOn}`}</span>
      </p>
      <p className="measure mt-2 text-ink-soft text-sm">{reason}</p>
    </li>
  );
}

function Nothing({ lacks }: { lacks: 'everything' | 'place' | null }) {
  const profile = (
    <Link to={href('/profile')} className="link">
      your profile
    </Link>
  );
  const board = (
    <Link to={href('/jobs')} className="link">
      job board
    </Link>
  );
  return (
    <p className="measure text-ink-soft">
      {lacks === 'everything' ? (
        <>
          We don’t know what you’re looking for yet. Like jobs on the {board} or in{' '}
          <Link to={href('/job-swipe')} className="link">
            Job Swipe
          </Link>
          , or add your skills and where you live to {profile}.
        </>
      ) : lacks === 'place' ? (
        <>Add where you live to {profile}, and we’ll suggest nearby jobs that ask for your skills.</>
      ) : (
        <>
          No new jobs match at the moment. Like more jobs on the {board}, or add skills to {profile}.
        </>
      )}
    </p>
  );
}

function Choice({ intent, children }: { intent: 'suggest' | 'suggest-nothing'; children: string }) {
  return (
    <Form method="post" preventScrollReset className="mt-5">
      <Button type="submit" name="intent" value={intent} variant="secondary">
        {children}
      </Button>
    </Form>
  );
}
