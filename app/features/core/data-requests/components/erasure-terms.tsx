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
      <Part title="What goes at once">
        <li>
          {joinWords(['Your account', 'your profile', ...listCounts([...losses, forms])])}. Files are removed within a
          minute.
        </li>
        <li>
          Your sessions on every device, your notifications, and the security events and counters that name you. What
          this site keeps in this browser is cleared as when you sign out.
        </li>
        {isEmployer ? (
          <li>
            Your adverts leave the board at once, and you can no longer open the applications for them: download the
            list of each job before, on its own page. Candidates keep the record of what they sent, with the title of
            the job and your company, and are not written to; tell those who wait for an answer.
          </li>
        ) : (
          <li>
            Your applications can no longer be opened here, by us or by employers, also those that are under way. If you
            want to be considered further, wait with this.
          </li>
        )}
        <li>It cannot be undone. You can ask for a new account, which begins empty.</li>
      </Part>
      <Part title="What we keep, why and how long">
        <li>
          {keptRecords ? (
            <>
              <strong className="font-semibold">
                {keptRecords.records === 1
                  ? 'One record, until '
                  : `${countOf(keptRecords.records, 'record')}, the last until `}
                {keptRecords.until}
              </strong>
              : {isEmployer ? RECORD_OF.employer : RECORD_OF.candidate} The law asks for that for a year after we last
              did something for you (Conduct of Employment Agencies and Employment Businesses Regulations 2003,
              regulation 29). Only our administrators see it, for nothing else than to show that we kept to the rules;
              then it goes by itself.
            </>
          ) : (
            'No record under the Conduct of Employment Agencies and Employment Businesses Regulations 2003 (regulation 29): in the last year nothing was done about an application of yours, or for you.'
          )}
        </li>
        <li>
          One line, with a number and no name, that an account was deleted by its owner, and when. For{' '}
          {DATA_REQUEST_YEARS} years it also stands in the list of data requests. So does what you asked or complained
          about by the data protection form, with your name, to show that we dealt with it.
        </li>
        <li>
          What you did that concerns others stays without your name: the steps you took with applications or adverts
          stand in the audit trail under that number.
        </li>
        <li>
          What is in our backups until these are overwritten in their turn. It is deleted again if one has to be
          restored.
        </li>
      </Part>
      <Part title="What we cannot reach">
        <li>
          {isEmployer
            ? 'What you have downloaded or written down yourself: as a controller of your own copies you answer for those.'
            : 'An employer who saved your CV or wrote something down has its own copy, and answers for it. Ask them.'}
        </li>
        <li>
          Payroll, tax and right to work records of work that we paid you for are kept apart from this site. Write to{' '}
          <a translate="no" href={`mailto:${agency().email}`} className="link">
            {agency().email}
          </a>{' '}
          about those.
        </li>
      </Part>
      <p className="mt-8 text-ink-soft">
        You may want to{' '}
        <Link to={href('/account/data')} className="link">
          download your data
        </Link>{' '}
        first. A mail to your address confirms that it was deleted.
      </p>
    </div>
  );
}

const RECORD_OF = {
  candidate:
    'for each application that was looked at and each request form that we worked on, the name, email address, telephone and place it was sent with, skills and experience, the job, when it came, what became of it and when; for each client that your details went to, what we checked before and when they went.',
  employer:
    'for each advert with an application that was looked at and each request form that we worked on, your name, email address, telephone, company and place, the job, when it was posted or asked for, what became of it, and when something was last done about it.',
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
