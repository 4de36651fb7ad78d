import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { RIGHT_TO_WORK_SHAPES } from '#app/chrome/status-shapes.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { DataList } from '#app/ui/content/data-list.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { PERSON_SOURCE_NAMES, RIGHT_TO_WORK_NAMES } from '#domain/person/person.ts';
import { RIGHT_TO_WORK_METHOD_NAMES } from '#domain/person/record.ts';
import type { ShownFacts } from '../schema.ts';

export function PersonFacts({ id: personId, facts }: { id: string; facts: ShownFacts }) {
  const { email, phone, location, headline, skills, available, pay, rightToWork, checked, followUp, mayEmail } = facts;
  const { isColleague, source, origin, agreement, method, since, contact, accountHref, deleteHref, cvs } = facts;
  const items: { label: string; value: ReactNode }[] = [
    ...(isColleague ? [{ label: 'Colleague', value: 'Works here' }] : []),
    {
      label: 'Email',
      value: email ? <ContactLink to={`mailto:${encodeURIComponent(email)}`}>{email}</ContactLink> : <None />,
    },
    {
      label: 'Phone',
      value: phone ? <ContactLink to={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</ContactLink> : <None />,
    },
    { label: 'Location', value: location ?? <None /> },
    { label: 'Current job', value: headline ?? <None /> },
    { label: 'Skills', value: skills.length > 0 ? skills.join(', ') : <None /> },
    { label: 'Available', value: available ?? <None /> },
    { label: 'Expected pay', value: pay ?? <None /> },
    {
      label: 'Right to work',
      value: (
        <>
          <Status shape={RIGHT_TO_WORK_SHAPES[rightToWork]}>{RIGHT_TO_WORK_NAMES[rightToWork]}</Status>
          {checked && <span className="block text-ink-soft">on {checked}</span>}
          {method && <span className="block text-ink-soft">{RIGHT_TO_WORK_METHOD_NAMES[method]}</span>}
          {followUp && <span className="block text-ink-soft">Check again by {followUp}</span>}
        </>
      ),
    },
    {
      label: 'Emails about work',
      value: mayEmail ? `Agreed on ${mayEmail.since}: “${mayEmail.words}”` : 'Hasn’t agreed',
    },
    { label: 'Last contact', value: contact },
    {
      label: 'Added',
      value: (
        <>
          {since}
          <span className="block text-ink-soft">{PERSON_SOURCE_NAMES[source]}</span>
          {origin && <span className="block text-ink-soft">{origin}</span>}
          {agreement && <span className="block text-ink-soft">Agreed: “{agreement}”</span>}
        </>
      ),
    },
  ];
  return (
    <section aria-labelledby="facts-heading" className="wrap-anywhere">
      <div className="mb-3 flex items-end justify-between gap-3">
        <Heading level={2} size="item" id="facts-heading">
          Details
        </Heading>
        <ButtonLink to={href('/admin/people/:id/facts', { id: personId })} variant="secondary" size="sm">
          <span>
            Edit<span className="sr-only"> details</span>
          </span>
        </ButtonLink>
      </div>
      <DataList items={items} />
      {cvs.length > 0 && (
        <>
          <Heading level={3} size="item" className="mt-6 mb-2">
            CVs
          </Heading>
          <ul className="text-sm">
            {cvs.map(({ id, name, at }) => (
              <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-3 border-line border-b">
                <a
                  href={href('/cvs/:id', { id })}
                  download
                  className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
                >
                  <span className="sr-only">Download </span>
                  {name}
                </a>
                <span className="figures text-ink-soft">{at}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {accountHref && (
        <p className="mt-4 text-sm">
          <Link to={accountHref} className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11">
            Account
          </Link>
        </p>
      )}
      {deleteHref && (
        <p className="mt-4 text-sm">
          <Link to={deleteHref} className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11">
            Erase this person
          </Link>
        </p>
      )}
    </section>
  );
}

const None = () => <span className="text-ink-faint">Not set</span>;

const ContactLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a translate="no" href={to} className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11">
    {children}
  </a>
);
