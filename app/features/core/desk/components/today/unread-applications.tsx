/** Opening one marks it as viewed. */
import { href } from 'react-router';
import { APPLICATION_SHAPES } from '#app/chrome/status-shapes.ts';
import { Button } from '#app/ui/button.tsx';
import { useFetcher } from '#app/web/use-fetcher.ts';
import { writeSearch } from '#domain/address/search-parameters.ts';
import { APPLICATION_STATUS_NAMES } from '#domain/application/application.ts';
import type { Today } from '../../schema/today.ts';
import { ApplicationItem } from './application-item.tsx';
import { Queue } from './queue.tsx';

type UnreadApplicationsProps = {
  applications: Today['applications'];
  decided: Today['decided']['applications'];
  /** Consultants see applications for the agency's jobs only. */
  seesEmployers: boolean;
};

export function UnreadApplications({ applications, decided, seesEmployers }: UnreadApplicationsProps) {
  return (
    <Queue
      id="applications"
      title="Unread applications"
      count={applications.items.length}
      isMore={applications.isMore}
      all={{
        to: href('/admin/pipeline') + writeSearch({ status: 'sent' }),
        label: seesEmployers ? 'All unread, including employers’ jobs' : 'All unread',
      }}
      empty="No unread applications for our own jobs."
      decided={decided.map((each) => ({
        ...each,
        to: href('/employer/applications/:id', { id: each.id }),
        shape: APPLICATION_SHAPES[each.status],
        status: APPLICATION_STATUS_NAMES[each.status],
      }))}
    >
      {applications.items.map((application) => (
        <UnreadApplication key={application.id} application={application} />
      ))}
    </Queue>
  );
}

function UnreadApplication({ application }: { application: Today['applications']['items'][number] }) {
  const { id, fullName, isOwn, waiting } = application;
  const { Form, state } = useFetcher();
  return (
    <ApplicationItem application={application} waiting={waiting} open="Open">
      {isOwn && (
        <Form method="post" action={href('/employer/applications/:id/viewed', { id })} preventScrollReset>
          <input type="hidden" name="next" value={href('/admin')} />
          <Button type="submit" variant="secondary" size="sm" isLoading={state !== 'idle'}>
            <span>
              Mark as viewed<span className="sr-only"> {fullName}</span>
            </span>
          </Button>
        </Form>
      )}
    </ApplicationItem>
  );
}
