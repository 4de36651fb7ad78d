import { href } from 'react-router';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { changeOwnSearch } from '#app/features/board/alerts/commands/change-alerts.server.ts';
import { OwnSearches } from '#app/features/board/alerts/components/own-searches.tsx';
import { listOwn } from '#app/features/board/alerts/queries/alerts.server.ts';
import { CHANGE_PROBLEMS } from '#app/features/board/alerts/texts.ts';
import { chooseSuggestions } from '#app/features/board/suggestions/commands.server.ts';
import { SuggestedJobs } from '#app/features/board/suggestions/components/suggested-jobs.tsx';
import { findSuggestions } from '#app/features/board/suggestions/queries.server.ts';
import { searchesForm } from '#app/features/board/suggestions/schema.ts';
import { AccountPage } from '#app/features/core/accounts/components/sign-in/sign-in-page.tsx';
import { failures } from '#app/features/core/accounts/form/refusals.server.ts';
import { requireCandidate } from '#app/features/core/accounts/gates.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { loadPart } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/saved-searches';

export { formHeaders as headers } from '#app/web/form/headers.ts';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const candidate = await requireCandidate({ request, context });
  const { database, push } = context.get(requestContext);
  const searches = await listOwn(database, candidate);
  const suggestions = await loadPart(context, 'suggestions could not be loaded', null, () =>
    findSuggestions(database, candidate),
  );
  const did = url.searchParams.get('did');
  return { searches: { searches, email: candidate.email, hasPush: push !== null, did }, suggestions };
}

export const action = formAction({
  form: searchesForm,
  gate: requireCandidate,
  run: ({ services, proof, value }) =>
    'alert' in value
      ? changeOwnSearch(services, proof, value)
      : chooseSuggestions(services, proof, value.intent === 'suggest'),
  done: (_, { value: { intent } }) => ({ to: `${href('/account/searches')}?did=${intent}` }),
  // The search was stopped in another tab; the list shows what remains.
  refuse: () => ({ status: 303, to: href('/account/searches') }),
  ...failures(CHANGE_PROBLEMS),
});

const page = unlistedText('/account/searches');

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function SavedSearches({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountPage title={page.name} trail={[{ label: 'Account settings', href: href('/account') }]} isWide>
      <FormProblems formId="searches" answer={actionData} />
      <OwnSearches {...loaderData.searches} />
      <SuggestedJobs suggestions={loaderData.suggestions} />
    </AccountPage>
  );
}
