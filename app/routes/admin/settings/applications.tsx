import { href } from 'react-router';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { CandidatesSection } from '#app/features/site/settings/components/candidates-section.tsx';
import { FairnessSection } from '#app/features/site/settings/components/fairness-section.tsx';
import { RepliesSection } from '#app/features/site/settings/components/replies-section.tsx';
import { SettingsSections } from '#app/features/site/settings/components/settings-sections.tsx';
import { loadSettings, settingsAction } from '#app/features/site/settings/form.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import type { Route } from './+types/applications';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

const PATH = href('/admin/settings/applications');

const SECTIONS = [
  { id: 'candidates', Section: CandidatesSection },
  { id: 'replies', Section: RepliesSection },
  { id: 'fairness', Section: FairnessSection },
] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadSettings(context, await requireAdmin({ request, context }));
}

export const action = settingsAction(PATH, requireAdmin);

export const meta: Route.MetaFunction = ({ matches }) =>
  deskMeta(unlistedText('/admin/settings/applications'), matches);

export default function ApplicationSettings({ loaderData: { values }, actionData }: Route.ComponentProps) {
  return <SettingsSections path={PATH} sections={SECTIONS} values={values} answer={actionData} />;
}
