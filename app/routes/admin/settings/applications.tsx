import { href } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { CandidatesSection } from '#app/features/site/settings/components/candidates-section.tsx';
import { FairnessSection } from '#app/features/site/settings/components/fairness-section.tsx';
import { RepliesSection } from '#app/features/site/settings/components/replies-section.tsx';
import { loadSettings, settingsAction } from '#app/features/site/settings/form.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import type { Route } from './+types/applications';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

const SECTIONS = [
  { id: 'candidates', Section: CandidatesSection },
  { id: 'replies', Section: RepliesSection },
  { id: 'fairness', Section: FairnessSection },
] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadSettings(context, await requireAdmin({ request, context }));
}

export const action = settingsAction(href('/admin/settings/applications'), requireAdmin);

export const meta: Route.MetaFunction = ({ matches }) =>
  deskMeta(unlistedText('/admin/settings/applications'), matches);

export default function ApplicationSettings({ loaderData: { values }, actionData }: Route.ComponentProps) {
  if (!values) {
    return (
      <LoadFailure title="Failed to load settings" retryHref={href('/admin/settings/applications')}>
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
