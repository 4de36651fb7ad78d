import { href } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { SignInSection } from '#app/features/site/settings/components/sign-in-section.tsx';
import { loadSettings, settingsAction } from '#app/features/site/settings/form.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import type { Route } from './+types/sign-in';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

const SECTIONS = [{ id: 'sign_in', Section: SignInSection }] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadSettings(context, await requireAdmin({ request, context }));
}

export const action = settingsAction(href('/admin/settings/sign-in'), requireAdmin);

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/settings/sign-in'), matches);

export default function SignInSettings({ loaderData: { values }, actionData }: Route.ComponentProps) {
  if (!values) {
    return (
      <LoadFailure title="Failed to load settings" retryHref={href('/admin/settings/sign-in')}>
        {LOGGED_FAILURE}
      </LoadFailure>
    );
  }
  return (
    <div className="space-y-10">
      {SECTIONS.map(({ id, Section }) => (
        <Section key={id} values={values} answer={actionData?.values['section'] === id ? actionData : undefined} />
      ))}
    </div>
  );
}
