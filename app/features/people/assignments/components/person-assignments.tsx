import { Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import type { ShownWork } from '../schema.ts';
import { assignmentHref, keyInformationHref, startHref } from '../schema.ts';
import { ClockStatus } from './clock-status.tsx';

export function PersonAssignments({
  personId,
  work: { assignments, document },
}: {
  personId: string;
  work: ShownWork;
}) {
  return (
    <section aria-labelledby="assignments-heading" className="wrap-anywhere">
      <Heading level={2} size="item" id="assignments-heading" className="border-ink border-b-2 pb-2">
        Temporary work
      </Heading>
      {assignments.length === 0 && (
        <p className="border-line border-b py-3 text-ink-soft text-sm">No assignments through us.</p>
      )}
      <ul>
        {assignments.map(({ id, role, hirer, dates, otherAgency, clock }) => (
          <li key={id} className="grid gap-x-6 gap-y-1 border-line border-b py-2.5 text-sm sm:grid-cols-2">
            <p>
              <Link to={assignmentHref(id)} className="link font-semibold">
                {role}, {hirer}
              </Link>
              <span className="figures block text-ink-soft">
                {dates}
                {otherAgency && `, through ${otherAgency}`}
              </span>
            </p>
            <ClockStatus clock={clock} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm">{document || 'No Key Information Document yet.'}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to={keyInformationHref(personId)} variant="secondary" size="sm">
          Key Information Document
        </ButtonLink>
        <ButtonLink to={startHref(personId)} variant="secondary" size="sm">
          Start an assignment
        </ButtonLink>
      </div>
    </section>
  );
}
