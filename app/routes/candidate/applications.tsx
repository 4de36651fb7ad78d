import { href, Link, redirect, useNavigation } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { requireCandidate } from '#app/features/core/accounts/gates.server.ts';
import { ApplicationList } from '#app/features/people/applications/components/application-list.tsx';
import { listOwnApplications } from '#app/features/people/applications/queries/own-applications.server.ts';
import {
  OWN_APPLICATIONS_PER_PAGE,
  ownApplicationsHref,
  readOwnPage,
} from '#app/features/people/applications/schema.ts';
import { hasOwnWork } from '#app/features/people/assignments/queries/own-assignments.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { countOf } from '#domain/text/counts.ts';
import { formatShortDate } from '#domain/time/dates.ts';
import type { Route } from './+types/applications';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const candidate = await requireCandidate({ request, context });
  const { database } = context.get(requestContext);
  const page = readOwnPage(new URL(request.url).searchParams);
  return loadPage(
    context,
    "a candidate's applications could not be loaded",
    { page, list: null, hasWork: false },
    async () => {
      const { applications, total } = await listOwnApplications(database, candidate, page);
      const pageCount = Math.max(1, Math.ceil(total / OWN_APPLICATIONS_PER_PAGE));
      if (page > pageCount) throw redirect(ownApplicationsHref(pageCount));
      const rows = applications.map(({ sentAt, changedAt, ...application }) => ({
        ...application,
        sentOn: formatShortDate(sentAt),
        changedOn: formatShortDate(changedAt),
      }));
      const hasWork = await hasOwnWork(database, candidate);
      return { page, list: { applications: rows, total, pageCount }, hasWork };
    },
  );
}

export const meta: Route.MetaFunction = ({ matches }) => pageHead(unlistedText('/applications'), matches);

const COUNT_ID = 'application-count';

export default function Applications({ loaderData: { page, list, hasWork } }: Route.ComponentProps) {
  const { state, location } = useNavigation();
  const isLoading = state === 'loading' && location.pathname === href('/applications');
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: 'My applications' }]} title="My applications" />
      {hasWork && (
        <p className="mb-6">
          <Link to={href('/assignments')} className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11">
            My assignments
          </Link>
        </p>
      )}
      {list === null ? (
        <LoadFailure title="Failed to load applications" retryHref={ownApplicationsHref(page)}>
          {LOGGED_FAILURE}
        </LoadFailure>
      ) : list.total === 0 ? (
        <NothingYet />
      ) : (
        <>
          <p role="status" id={COUNT_ID} className="figures mb-4 min-h-6 font-semibold">
            {isLoading ? 'Loading applications...' : describeCount(list.total)}
          </p>
          {isLoading ? (
            <Skeleton className="min-h-[40rem] w-full" />
          ) : (
            <ApplicationList {...list} page={page} labelledBy={COUNT_ID} />
          )}
        </>
      )}
    </div>
  );
}

const describeCount = (total: number) => countOf(total, 'application');

function NothingYet() {
  return (
    <EmptyState
      title="No applications yet"
      action={
        <>
          <ButtonLink to={href('/jobs')}>See all jobs</ButtonLink>
          <ButtonLink to={href('/profile/liked')} variant="secondary">
            Liked jobs
          </ButtonLink>
        </>
      }
    >
      We list every application you send here, with its status and what you sent.
    </EmptyState>
  );
}
