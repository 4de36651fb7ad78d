import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { Heading } from '#app/ui/content/heading.tsx';
import { DATA_REQUEST_YEARS } from '#domain/data-request/data-request.ts';
import type { OwnDataKey } from '#domain/data-request/own-data.ts';
import { agency } from '#domain/site/site.ts';
import { type Counted, countOf, joinWords, listCounts } from '#domain/text/counts.ts';

type ErasureTermsProps = {
  isEmployer: boolean;
  counts: Record<OwnDataKey, number>;
  keptRecords: { records: number; until: string } | null;
};

export function ErasureTerms({ isEmployer, counts, keptRecords }: ErasureTermsProps) {
  const losses: Counted[] = isEmployer
    ? [
        [counts.jobs, 'advert'],
        [counts.logo, 'logo'],
        [counts.notesByYou, 'note on applications', 'notes on applications'],
      ]
    : [
        [counts.applications, 'application'],
        [counts.cvs, 'CV'],
        [counts.likedJobs, 'liked job'],
        [counts.swipedJobs, 'swipe'],
      ];
  const forms: Counted = [
    counts.enquiries,
    'request form sent under your email address',
    'request forms sent under your email address',
  ];
  return (
    <div className="mb-10">
      <Part title="What we’ll delete straight away">
        <li>
          {joinWords(['Your account', 'your profile', ...listCounts([...losses, forms])])}. We’ll remove files within a
          minute.
        </li>
        <li>
          Your sessions on every device, your notifications, and the security events and counters that name you. We’ll
          also clear this site’s data from this browser, as when you sign out.
        </li>
        {isEmployer ? (
          <li>
            We’ll take your adverts off the board straight away, and you won’t be able to open their applications.
            Download each job’s list from its page first. Candidates keep a record of what they sent, with the job title
            and your company. We won’t email them, so tell any who are waiting for an answer.
          </li>
        ) : (
          <li>
            Neither we nor employers will be able to open your applications here, including active ones. If you’d still
            like to be considered, don’t delete your account yet.
          </li>
        )}
        <li>You can’t undo this. You can ask for a new account, but it will be empty.</li>
      </Part>
      <Part title="What we’ll keep, why and for how long">
        <li>
          {keptRecords ? (
            <>
              <strong className="font-semibold">
                {keptRecords.records === 1
                  ? 'One record, until '
                  : `${countOf(keptRecords.records, 'record')}, the last until `}
                {keptRecords.until}
              </strong>
              : {isEmployer ? RECORD_OF.employer : RECORD_OF.candidate} The law requires this for a year after we last
              acted for you (Conduct of Employment Agencies and Employment Businesses Regulations 2003, regulation 29).
              Only our administrators can see it, and only to show that we followed the rules. We then delete it
              automatically.
            </>
          ) : (
            'No record under the Conduct of Employment Agencies and Employment Businesses Regulations 2003 (regulation 29): we haven’t acted on an application of yours, or for you, in the last year.'
          )}
        </li>
        <li>
          An anonymous, numbered entry that an account was deleted by its owner, and when. For {DATA_REQUEST_YEARS}{' '}
          years we’ll also keep it in our list of data requests. We’ll keep any requests or complaints you made on the
          data protection form, with your name, to show that we dealt with them.
        </li>
        <li>
          A record of actions that affect other people, without your name. The audit trail lists what you did with
          applications or adverts under that number.
        </li>
        <li>Copies in our backups until they’re overwritten. If we ever restore one, we’ll delete your data again.</li>
      </Part>
      <Part title="What we can’t delete">
        <li>
          {isEmployer
            ? 'Anything you’ve downloaded or noted yourself. You’re the controller of your own copies.'
            : 'An employer who saved your CV or made notes is responsible for their own copy. Ask them to delete it.'}
        </li>
        <li>
          We keep payroll, tax and right to work records for work we paid you for outside this site. Write to{' '}
          <a translate="no" href={`mailto:${agency().email}`} className="link">
            {agency().email}
          </a>{' '}
          about them.
        </li>
      </Part>
      <p className="mt-8 text-ink-soft">
        You may want to{' '}
        <Link to={href('/account/data')} className="link">
          download your data
        </Link>{' '}
        first. We’ll email you to confirm that your account is deleted.
      </p>
    </div>
  );
}

const RECORD_OF = {
  candidate:
    'for each application we read and each request form we worked on, the name, email address, phone and location you gave, your skills and experience, the job, the date received, and the outcome and its date; for each client we sent your details to, our checks and the date sent.',
  employer:
    'for each advert with an application we read and each request form we worked on, your name, email address, phone, company and location, the job, the date it was posted or requested, the outcome, and the date of our last action.',
};

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 first:mt-0">
      <Heading level={2} size="item">
        {title}
      </Heading>
      <ul className="mt-3 divide-y divide-line border-line border-y [&>li]:py-3">{children}</ul>
    </section>
  );
}
