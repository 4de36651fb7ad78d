import { href } from 'react-router';
import { Pagination } from '#app/ui/content/pagination.tsx';
import { TabLinks } from '#app/ui/content/tabs.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { writeSearch } from '#domain/address/search-parameters.ts';
import type { ReceivedSearch } from '../../schema.ts';
import { ReceivedRow, type ShownReceived } from './received-row.tsx';

type OwnReceivedListProps = {
  search: ReceivedSearch;
  applications: ShownReceived[];
  /** True if there is another page. */
  isMore: boolean;
};

const here = (search: Partial<ReceivedSearch>) => href('/employer/applications') + writeSearch(search);

export function OwnReceivedList({ search: { status, page }, applications, isMore }: OwnReceivedListProps) {
  return (
    <>
      <TabLinks
        label="Applications by status"
        tabs={[
          { label: 'All', to: here({}), isCurrent: status !== 'sent' },
          { label: 'Not opened yet', to: here({ status: 'sent' }), isCurrent: status === 'sent' },
        ]}
      />
      {applications.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={status ? 'No applications here' : 'No applications yet'}>
            We email you each application. You can also see it here.
          </EmptyState>
        </div>
      ) : (
        <>
          <ul className="mt-5">
            {applications.map((application) => (
              <ReceivedRow key={application.id} application={application} />
            ))}
          </ul>
          <div className="mt-6">
            <Pagination
              page={page}
              pageCount={page + Number(isMore)}
              isMore={isMore}
              makeHref={(each) => here({ status, page: each })}
            />
          </div>
        </>
      )}
    </>
  );
}
