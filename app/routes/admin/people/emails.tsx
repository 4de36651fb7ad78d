import { href } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { MailingTable } from '#app/features/people/mailings/components/mailing-table.tsx';
import { listMailings, MAILINGS_LISTED } from '#app/features/people/mailings/queries/mailings.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { formatShortDate, formatTime } from '#domain/time/dates.ts';
import type { Route } from './+types/emails';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database } = context.get(requestContext);
  return loadPage(
    context,
    'the emails to many people could not be listed',
    { mailings: null, isCut: false },
    async () => {
      const mailings = await listMailings(database, consultant);
      const rows = mailings.map(({ at, ...row }) => ({ ...row, at: `${formatShortDate(at)}, ${formatTime(at)}` }));
      return { mailings: rows, isCut: mailings.length === MAILINGS_LISTED };
    },
  );
}

const page = unlistedText('/admin/people/emails');

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(page, matches);

export default function Emails({ loaderData: { mailings, isCut } }: Route.ComponentProps) {
  return (
    <>
      <PageHead trail={[...trailOf('/admin', '/admin/people'), { label: page.title }]} title={page.title} />
      {!mailings ? (
        <LoadFailure title="Failed to load emails" retryHref={href('/admin/people/emails')}>
          {LOGGED_FAILURE}
        </LoadFailure>
      ) : mailings.length === 0 ? (
        <EmptyState title="No bulk emails yet.">Select people in the list, then email them.</EmptyState>
      ) : (
        <MailingTable mailings={mailings} />
      )}
      {isCut && <p className="mt-4 text-ink-soft text-sm">Older emails aren’t listed.</p>}
    </>
  );
}
