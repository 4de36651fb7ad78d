/** The gate of the desk for staff (spec: accounts §2 "Access guard"). Each page has another gate. */
import { randomUUID } from 'node:crypto';
import { isRouteErrorResponse, Outlet, useLocation, useNavigation } from 'react-router';
import { ErrorScreen } from '#app/chrome/errors/error-screen.tsx';
import { NotFoundScreen } from '#app/chrome/errors/not-found-screen.tsx';
import { RefusedScreen } from '#app/chrome/errors/refused-screen.tsx';
import { readUnsent, UnsentForm } from '#app/chrome/errors/unsent-form.tsx';
import type { RouteHandle } from '#app/chrome/route-handle.ts';
import { requireStaff } from '#app/features/core/accounts/gates.server.ts';
import { mayAdminister } from '#app/features/core/accounts/policy.ts';
import { AccessDenied } from '#app/features/core/desk/components/frame/access-denied.tsx';
import { DeskFrame } from '#app/features/core/desk/components/frame/desk-frame.tsx';
import { MailFaultNotice } from '#app/features/core/desk/components/frame/mail-fault-notice.tsx';
import { isRailNarrow } from '#app/features/core/desk/components/frame/rail-width.ts';
import { SectionActions } from '#app/features/core/desk/components/frame/section-actions.tsx';
import { findSection, sectionTrail } from '#app/features/core/desk/components/frame/sections.ts';
import { VerifyingAccess } from '#app/features/core/desk/components/frame/verifying-access.tsx';
import { countForRail } from '#app/features/core/desk/queries/rail.server.ts';
import { HiddenSiteNotice } from '#app/features/site/launch/components/hidden-site-notice.tsx';
import { isLaunched } from '#app/features/site/launch/queries/set-up.server.ts';
import { Breadcrumb } from '#app/ui/content/breadcrumb.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { FormKeyContext } from '#app/web/form/once/form-key.tsx';
import { loadPart } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { agency } from '#domain/site/site.ts';
import type { Route } from './+types/layout';

export const handle = { Frame: DeskFrame } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, mailHealth } = context.get(requestContext);
  const mailFault = mailHealth.fault();
  const staff = await requireStaff({ request, context });
  const counts = await loadPart(context, 'what waits could not be counted', null, () => countForRail(database, staff));
  const frame = { counts, formKey: randomUUID(), isRailNarrow: isRailNarrow(request) };
  if (!mayAdminister(staff)) return { ...frame, mailFault: null, isHidden: false };
  return { ...frame, mailFault, isHidden: !(await isLaunched(database)) };
}

/** Title of the refusal screens below; each page of the desk has its own title. */
export const meta: Route.MetaFunction = ({ error }) => {
  const name = isRouteErrorResponse(error) && error.status === 403 ? 'Access Denied' : 'Not possible';
  return [{ title: `${name} | ${agency().name}` }, { name: 'robots', content: 'noindex' }];
};

export default function AdminDesk({ loaderData: { mailFault, isHidden, formKey } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const isLeavingFor =
    state === 'loading' && location.pathname !== pathname ? findSection(location.pathname) : undefined;
  const section = isLeavingFor ?? findSection(pathname);
  const trail = section ? sectionTrail(section.path) : [];
  return (
    <div className="wrap pt-4 pb-16">
      {section && trail.length > 0 && <Breadcrumb items={[...trail, { label: section.title }]} />}
      {section && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Heading level={1} size="section">
            {section.title}
          </Heading>
          <SectionActions path={section.path} />
        </div>
      )}
      {isHidden && <HiddenSiteNotice isShort={!section} />}
      {section && mailFault && <MailFaultNotice fault={mailFault} />}
      <div className={section && 'mt-4'}>
        <FormKeyContext value={formKey}>{isLeavingFor ? <VerifyingAccess /> : <Outlet />}</FormKeyContext>
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status >= 500) return <ErrorScreen error={error} />;
  if (error.status === 403) return <AccessDenied />;
  const unsent = readUnsent(error.data);
  if (unsent) return <UnsentForm fields={unsent} />;
  return error.status === 404 ? <NotFoundScreen /> : <RefusedScreen status={error.status} />;
}
