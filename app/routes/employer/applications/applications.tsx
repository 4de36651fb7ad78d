import { href } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { requirePoster } from '#app/features/core/accounts/gates.server.ts';
import { OwnReceivedList } from '#app/features/people/applications/components/received/own-received-list.tsx';
import { readReceivedSearch } from '#app/features/people/applications/components/received/received-search.ts';
import {
  listOwnReceived,
  showReceived,
} from '#app/features/people/applications/queries/received-applications.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Heading } from '#app/ui/content/heading.tsx';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/applications';

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const poster = await requirePoster({ request, context });
  const search = readReceivedSearch(new URL(request.url).searchParams);
  return loadPage(context, 'the applications for all jobs could not be listed', { search, list: null }, async () => {
    const { applications, isMore } = await listOwnReceived(services, poster, search);
    const rows = applications.map(({ jobId, jobTitle, ...row }) => ({
      ...showReceived(row),
      job: { id: jobId, title: jobTitle },
    }));
    return { search, list: { applications: rows, isMore } };
  });
}

export const meta: Route.MetaFunction = ({ matches }) => pageHead(unlistedText('/employer/applications'), matches);

export default function OwnApplications({ loaderData: { search, list } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-5 pb-16">
      <Heading level={1} size="section" className="mb-4">
        Applications
      </Heading>
      {list ? (
        <OwnReceivedList search={search} {...list} />
      ) : (
        <LoadFailure title="Failed to load applications" retryHref={href('/employer/applications')}>
          {LOGGED_FAILURE}
        </LoadFailure>
      )}
    </div>
  );
}
