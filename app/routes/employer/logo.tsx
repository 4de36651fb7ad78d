import { href } from 'react-router';
import { LoadFailure } from '#app/chrome/errors/failure.tsx';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { requirePoster } from '#app/features/core/accounts/gates.server.ts';
import { storeLogo } from '#app/features/hirers/logos/commands/own-logo.server.ts';
import { LogoPanel } from '#app/features/hirers/logos/components/logo-panel.tsx';
import { logoForm, receiveLogo } from '#app/features/hirers/logos/form.ts';
import { findOwnLogo } from '#app/features/hirers/logos/queries.server.ts';
import { LOGO_FAILURES, LOGO_NO_ROOM, logoNotice } from '#app/features/hirers/logos/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { sendForm } from '#app/web/form/send.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { LOGO_REFUSALS } from '#domain/employer/logo.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { Route } from './+types/logo';

export { formHeaders as headers } from '#app/web/form/headers.ts';

const page = unlistedText('/employer/logo');

export async function loader({ request, context }: Route.LoaderArgs) {
  const poster = await requirePoster({ request, context });
  const services = context.get(requestContext);
  return loadPage(context, 'a logo could not be looked up', { currentLogo: null }, async () => {
    const { ownLogo, newest } = await findOwnLogo(services, poster);
    if (!ownLogo) return { currentLogo: { own: null, newest } };
    const { logo, company, uploadedAt } = ownLogo;
    return { currentLogo: { own: { logo, company, uploadedOn: formatLongDate(uploadedAt) }, newest } };
  });
}

const TRY_AGAIN = logoNotice('Nothing was changed. Try again in a moment.');

export const action = formAction({
  form: logoForm,
  gate: requirePoster,
  receive: receiveLogo,
  run: async ({ services, proof: poster, value: { company }, files: bytes }) =>
    bytes ? storeLogo(services, poster, { company, bytes }) : { ok: false as const, reason: 'missing' as const },
  done: () => ({ to: href('/employer/logo'), notice: 'logo-uploaded' }),
  refuse: ({ reason }) => {
    switch (reason) {
      case 'missing':
        return { status: 422, errors: { logo: LOGO_REFUSALS.missing } };
      case 'store_full':
        return { status: 507, notice: logoNotice(LOGO_NO_ROOM) };
      case 'failed':
        return { status: 503, notice: TRY_AGAIN, retryAfterSeconds: 5 };
    }
  },
  unexpected: { status: 503, notice: TRY_AGAIN },
});

export const clientAction = sendForm(TRY_AGAIN);

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function LogoPage({ loaderData: { currentLogo }, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead
        trail={[{ label: 'Account settings', href: href('/account') }, { label: page.name }]}
        title={page.name}
      />
      {currentLogo ? (
        <LogoPanel {...currentLogo} answer={actionData} />
      ) : (
        <LoadFailure title={LOGO_FAILURES.load} retryHref={href('/employer/logo')}>
          Something went wrong on our side. Try again in a moment.
        </LoadFailure>
      )}
    </div>
  );
}
