/** Site settings in sections. Each section has a form, and a component in features/site/settings. */
import { href, Link } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { saveSettings } from '#app/features/site/settings/commands.server.ts';
import { CandidatesSection } from '#app/features/site/settings/components/candidates-section.tsx';
import { FairnessSection } from '#app/features/site/settings/components/fairness-section.tsx';
import { RepliesSection } from '#app/features/site/settings/components/replies-section.tsx';
import { SignInSection } from '#app/features/site/settings/components/sign-in-section.tsx';
import { readSettings } from '#app/features/site/settings/queries.server.ts';
import { settingsForm } from '#app/features/site/settings/schema.ts';
import { SETTINGS_REFUSALS } from '#app/features/site/settings/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { arePasskeysPossible } from '#domain/account/passkey.ts';
import type { Route } from './+types/settings';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

const SECTIONS = [
  { id: 'sign_in', Section: SignInSection },
  { id: 'candidates', Section: CandidatesSection },
  { id: 'replies', Section: RepliesSection },
  { id: 'fairness', Section: FairnessSection },
] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const { database, publicOrigin } = context.get(requestContext);
  return loadPage(context, 'the settings could not be read', { values: null }, async () => {
    const settings = await readSettings(database, admin);
    return { values: { ...settings, arePasskeysPossible: arePasskeysPossible(publicOrigin) } };
  });
}

export const action = formAction({
  form: settingsForm,
  gate: requireAdmin,
  run: ({ services, proof: admin, value }) => saveSettings(services, admin, value),
  done: () => ({ to: href('/admin/settings'), notice: 'settings-saved' }),
  refuse: ({ reason }) => ({ status: 409, errors: { staff_second_factor: SETTINGS_REFUSALS[reason] } }),
  unexpected: { status: 503, notice: { title: 'The settings were not saved. Try again in a moment.', tone: 'danger' } },
});

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/settings'), matches);

export default function SettingsPage({ loaderData: { values }, actionData }: Route.ComponentProps) {
  if (!values) {
    return (
      <LoadFailure title="The settings could not be loaded." retryHref={href('/admin/settings')}>
        {LOGGED_FAILURE}
      </LoadFailure>
    );
  }
  return (
    <div className="space-y-10">
      <p className="text-ink-soft">
        Whether email, storage and backups work is under{' '}
        <Link to={href('/admin/settings/health')} className="link">
          Health
        </Link>
        . Keys for other programs are under{' '}
        <Link to={href('/admin/settings/keys')} className="link">
          API keys
        </Link>
        .
      </p>
      {SECTIONS.map(({ id, Section }) => (
        <Section key={id} values={values} answer={actionData?.values['section'] === id ? actionData : undefined} />
      ))}
    </div>
  );
}
