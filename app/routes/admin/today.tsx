/** The first page of the desk: items that wait for a decision today. Its forms post to other pages. */
import { href, redirect } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { type Admin, mayAdminister } from '#app/features/core/accounts/policy.ts';
import { DashboardTabs } from '#app/features/core/desk/components/frame/page-tabs.tsx';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { TodayBoard } from '#app/features/core/desk/components/today/today-board.tsx';
import { showToday } from '#app/features/core/desk/queries/today-shown.server.ts';
import { readAccountSearch } from '#app/features/core/desk/schema/lists.ts';
import { BrokenWebhooks } from '#app/features/core/webhooks/components/broken-webhooks.tsx';
import { listBrokenWebhooks } from '#app/features/core/webhooks/queries/webhooks.server.ts';
import { HeldLine } from '#app/features/people/pipeline/components/move/held-line.tsx';
import { findHeldDecisions } from '#app/features/people/pipeline/queries/held.server.ts';
import { DeletionNotice } from '#app/features/site/launch/components/deletion-notice.tsx';
import { listOperationLines } from '#app/features/site/launch/queries/deletion.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { writeSearch } from '#domain/address/search-parameters.ts';
import type { Route } from './+types/today';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  // The list of accounts used to be here; its bookmarks redirect.
  const query = writeSearch(readAccountSearch(new URL(request.url).searchParams));
  if (query) throw redirect(href('/admin/accounts') + query);
  const services = context.get(requestContext);
  return loadPage(
    context,
    'what waits today could not be loaded',
    { today: null, undoable: null, broken: [], lines: [], hasProfiles: mayAdminister(consultant) },
    async () => {
      const today = await showToday(services, consultant);
      const undoable = await services.database.asActor(consultant.id, (transaction) =>
        findHeldDecisions(transaction, consultant, services.now),
      );
      const broken = mayAdminister(consultant) ? await listBrokenWebhooks(services.database, consultant as Admin) : [];
      const lines = mayAdminister(consultant) ? await listOperationLines(services, consultant as Admin) : [];
      return { today, undoable, broken, lines, hasProfiles: mayAdminister(consultant) };
    },
  );
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin'), matches);

export default function TodayPage({
  loaderData: { today, undoable, broken, lines, hasProfiles },
}: Route.ComponentProps) {
  if (today) {
    const here = href('/admin');
    return (
      <>
        {hasProfiles && <DashboardTabs />}
        <DeletionNotice lines={lines} />
        <BrokenWebhooks webhooks={broken} />
        <TodayBoard today={today} heldLine={undoable && <HeldLine held={undoable} next={here} back={here} />} />
      </>
    );
  }
  return (
    <>
      {hasProfiles && <DashboardTabs />}
      <LoadFailure title="Failed to load Today" retryHref={href('/admin')}>
        {LOGGED_FAILURE}
      </LoadFailure>
    </>
  );
}
