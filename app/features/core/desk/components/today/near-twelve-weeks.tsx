/** Temporary workers near their twelfth week whose terms are not settled with the hirer. */
import { href, Link } from 'react-router';
import { assignmentHref } from '#app/features/people/assignments/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { useFetcher } from '#app/web/use-fetcher.ts';
import { writeSearch } from '#domain/address/search-parameters.ts';
import { QUALIFYING_WEEKS } from '#domain/assignment/qualifying-weeks.ts';
import type { Today } from '../../schema/today.ts';
import { pressedBy } from '../keys/desk-keys.ts';
import { Item, MAIN_ACTION, Queue } from './queue.tsx';

export function NearTwelveWeeks({ near: { assignments, isMore } }: { near: Today['nearTwelve'] }) {
  return (
    <Queue
      id="near-twelve"
      title="Near week 12"
      count={assignments.length}
      isMore={isMore}
      all={{ to: href('/admin/assignments') + writeSearch({ show: 'near' }), label: 'Week 10 and later' }}
      empty="Nobody is near week 12."
      decided={[]}
    >
      {assignments.map((assignment) => (
        <NearTwelve key={assignment.id} assignment={assignment} />
      ))}
    </Queue>
  );
}

function NearTwelve({ assignment }: { assignment: Today['nearTwelve']['assignments'][number] }) {
  const settleFetcher = useFetcher();
  const { id, person, role, hirer, consultant, clock } = assignment;
  return (
    <Item
      name={
        <Link to={assignmentHref(id)} className="link">
          {person}
        </Link>
      }
      facts={[role, hirer, consultant]}
      due={`Week ${Math.min(clock.weeks, QUALIFYING_WEEKS)}: equal treatment from ${clock.qualifiesOn}`}
      excerpt=""
    >
      <settleFetcher.Form method="post" action={assignmentHref(id)} preventScrollReset>
        <input type="hidden" name="next" value={href('/admin')} />
        <Button
          type="submit"
          name="intent"
          value="settle"
          variant="secondary"
          size="sm"
          className={MAIN_ACTION}
          isLoading={settleFetcher.state !== 'idle'}
          {...pressedBy('a')}
        >
          <span>
            Confirm equal treatment<span className="sr-only"> for {person}</span>
          </span>
        </Button>
      </settleFetcher.Form>
    </Item>
  );
}
