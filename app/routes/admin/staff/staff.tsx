import { href } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { InvitationTable } from '#app/features/core/staff/components/invitation-table.tsx';
import { StaffTable } from '#app/features/core/staff/components/staff-table.tsx';
import { listInvitations, listStaff } from '#app/features/core/staff/queries/staff.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { countOf } from '#domain/text/counts.ts';
import { formatShortDate } from '#domain/time/dates.ts';
import type { Route } from './+types/staff';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const { database } = context.get(requestContext);
  return loadPage(context, 'the staff could not be listed', { staff: null, invitations: [] }, async () => {
    const [staff, invitations] = await Promise.all([listStaff(database, admin), listInvitations(database, admin)]);
    return {
      staff: staff.map(({ lastSeenOn, ...colleague }) => ({
        ...colleague,
        lastSeen: formatShortDate(new Date(`${lastSeenOn}T12:00:00Z`)),
        isYourself: colleague.id === admin.id,
      })),
      invitations: invitations.map(({ createdAt, expiresAt, ...invitation }) => ({
        ...invitation,
        sentOn: formatShortDate(createdAt),
        expiresOn: formatShortDate(expiresAt),
      })),
    };
  });
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/staff'), matches);

export default function StaffPage({ loaderData: { staff, invitations } }: Route.ComponentProps) {
  if (!staff) {
    return (
      <LoadFailure title="Failed to load staff" retryHref={href('/admin/staff')}>
        {LOGGED_FAILURE}
      </LoadFailure>
    );
  }
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p className="figures font-semibold">{countOf(staff.length, 'person', 'people')}</p>
        <ButtonLink to={href('/admin/staff/invite')}>Invite a colleague</ButtonLink>
      </div>
      <StaffTable staff={staff} />
      <Heading level={2} size="item" className="mt-10 mb-3">
        Invitations
      </Heading>
      {invitations.length > 0 ? (
        <InvitationTable invitations={invitations} />
      ) : (
        <EmptyState title="No open invitations">Invitations stay here until they’re accepted or withdrawn.</EmptyState>
      )}
    </>
  );
}
