import { href } from 'react-router';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { SettingsSections } from '#app/features/site/settings/components/settings-sections.tsx';
import { SignInSection } from '#app/features/site/settings/components/sign-in-section.tsx';
import { loadSettings, settingsAction } from '#app/features/site/settings/form.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import type { Route } from './+types/sign-in';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

const PATH = href('/admin/settings/sign-in');

const SECTIONS = [{ id: 'sign_in', Section: SignInSection }] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadSettings(context, await requireAdmin({ request, context }));
}

export const action = settingsAction(PATH, requireAdmin);

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/settings/sign-in'), matches);

export default function SignInSettings({ loaderData: { values }, actionData }: Route.ComponentProps) {
  return <SettingsSections path={PATH} sections={SECTIONS} values={values} answer={actionData} />;
}
