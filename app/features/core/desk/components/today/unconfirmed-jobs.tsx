import { href, Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { useFetcher } from '#app/web/use-fetcher.ts';
import { writeSearch } from '#domain/address/search-parameters.ts';
import type { Today } from '../../schema/today.ts';
import { pressedBy } from '../keys/desk-keys.ts';
import { Item, MAIN_ACTION, Queue } from './queue.tsx';

export function UnconfirmedJobs({ unconfirmed: { jobs, isMore } }: { unconfirmed: Today['unconfirmed'] }) {
  return (
    <Queue
      id="unconfirmed"
      title="Jobs to confirm"
      count={jobs.length}
      isMore={isMore}
      all={{ to: href('/admin/jobs') + writeSearch({ status: 'open' }), label: 'All open jobs' }}
      empty="No jobs to confirm."
      decided={[]}
    >
      {jobs.map((job) => (
        <UnconfirmedJob key={job.id} job={job} />
      ))}
    </Queue>
  );
}

function UnconfirmedJob({
  job: { id, title, company, ownerName, leaves },
}: {
  job: Today['unconfirmed']['jobs'][number];
}) {
  const confirm = useFetcher();
  const close = useFetcher();
  const about = <span className="sr-only"> {title}</span>;
  const back = <input type="hidden" name="next" value={href('/admin')} />;
  return (
    <Item
      name={
        <Link to={href('/jobs/:id', { id })} className="link">
          {title}
        </Link>
      }
      facts={[company, ownerName]}
      due={`Leaves the board on ${leaves}`}
      excerpt=""
    >
      <confirm.Form method="post" action={href('/jobs/:id/confirm', { id })} preventScrollReset>
        {back}
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          className={MAIN_ACTION}
          isLoading={confirm.state !== 'idle'}
          {...pressedBy('a')}
        >
          <span>Confirm it’s open{about}</span>
        </Button>
      </confirm.Form>
      <close.Form method="post" action={href('/jobs/:id/status', { id })} preventScrollReset>
        {back}
        <input type="hidden" name="status" value="closed" />
        <Button type="submit" variant="secondary" size="sm" isLoading={close.state !== 'idle'} {...pressedBy('r')}>
          <span>Close job{about}</span>
        </Button>
      </close.Form>
    </Item>
  );
}
