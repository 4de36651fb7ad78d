/** The frame of the administrators' desk, and its guard (spec: accounts §2 "Access guard"). */
import { href, isRouteErrorResponse, Outlet, useLocation, useNavigation } from 'react-router';
import { ErrorScreen } from '#app/chrome/errors/error-screen.tsx';
import { NotFoundScreen } from '#app/chrome/errors/not-found-screen.tsx';
import { RefusedScreen } from '#app/chrome/errors/refused-screen.tsx';
import { requireAdmin } from '#app/features/accounts/gates.server.ts';
import { AccessDenied } from '#app/features/desk/components/frame/access-denied.tsx';
import { MailFaultNotice } from '#app/features/desk/components/frame/mail-fault-notice.tsx';
import { findSection, sections, trailOf } from '#app/features/desk/components/frame/sections.ts';
import { VerifyingAccess } from '#app/features/desk/components/frame/verifying-access.tsx';
import { countWaiting } from '#app/features/desk/queries/accounts.server.ts';
import { countOpenDataRequests } from '#app/features/desk/queries/data-requests.server.ts';
import type { ListCount } from '#app/features/desk/schema.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { TabLinks } from '#app/ui/content/tabs.tsx';
import { requestContext } from '#app/web/request-context.server.ts';
import { company } from '#content/company.ts';
import { formatNumber } from '#domain/pay/money.ts';
import type { Route } from './+types/layout';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, log, mailHealth, requestId } = context.get(requestContext);
  const mailFault = mailHealth.fault();
  const admin = await requireAdmin({ request, context });
  try {
    const [waiting, open] = await Promise.all([countWaiting(database, admin), countOpenDataRequests(database, admin)]);
    return { waiting, open, mailFault };
  } catch (error) {
    log.error({ err: error, errorId: requestId }, 'what waits could not be counted');
    return { waiting: { total: 0, isMore: false }, open: 0, mailFault };
  }
}

/** '3', or '1,000+' where more were not counted. */
const describeWaiting = ({ total, isMore }: ListCount) => `${formatNumber(total)}${isMore ? '+' : ''}`;

/** For the screens below; each page of the desk has its own. */
export const meta: Route.MetaFunction = ({ error }) => {
  const name = isRouteErrorResponse(error) && error.status === 403 ? 'Access Denied' : 'Not possible';
  return [{ title: `${name} | ${company.name}` }, { name: 'robots', content: 'noindex' }];
};

export default function AdminDesk({ loaderData: { waiting, open, mailFault } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const section = findSection(pathname);
  const isLeavingFor =
    state === 'loading' && location.pathname !== pathname ? findSection(location.pathname) : undefined;
  const shown = isLeavingFor ?? section;
  if (!shown) {
    return (
      <div className="wrap pt-4 pb-16">
        <Outlet />
      </div>
    );
  }
  const counts: Partial<Record<string, string>> = {
    [href('/admin')]: waiting.total > 0 ? `, ${describeWaiting(waiting)} waiting` : '',
    [href('/admin/data-requests')]: open > 0 ? `, ${formatNumber(open)} open` : '',
  };
  const home = trailOf('/admin');
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={shown.path === href('/admin') ? home : [...home, { label: shown.title }]} title={shown.title} />
      <TabLinks
        label="Admin Dashboard"
        tabs={sections.map(({ path, label }) => ({
          label: label + (counts[path] ?? ''),
          to: path,
          isCurrent: path === shown.path,
        }))}
      />
      {mailFault && <MailFaultNotice fault={mailFault} />}
      <div className="mt-6">{isLeavingFor ? <VerifyingAccess /> : <Outlet />}</div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status >= 500) return <ErrorScreen error={error} />;
  if (error.status === 403) return <AccessDenied />;
  return error.status === 404 ? <NotFoundScreen /> : <RefusedScreen status={error.status} />;
}
