/** 'Email me jobs like this': saves the search in the address as an alert for a visitor's mailbox, or in a candidate's account. */
import { data, href } from 'react-router';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { askForAlert } from '#app/features/board/alerts/commands/ask-for-alert.server.ts';
import { saveSearch } from '#app/features/board/alerts/commands/save-search.server.ts';
import { NewAlertForm } from '#app/features/board/alerts/components/new-alert-form.tsx';
import { SavedSearchForm } from '#app/features/board/alerts/components/saved-search-form.tsx';
import { newAlertForm, savedSearchForm } from '#app/features/board/alerts/schema.ts';
import { ALERT_PROBLEMS, consentText, describeSearch } from '#app/features/board/alerts/texts.ts';
import { askForPlace } from '#app/features/board/gazetteer/texts.ts';
import { SearchNotes } from '#app/features/board/jobs/components/board/search-notes.tsx';
import { type AskedPlace, readAskedPlace, withWhereKind } from '#app/features/board/jobs/queries/asked-place.server.ts';
import type { SearchNote } from '#app/features/board/jobs/schema.ts';
import { failures, tooMany } from '#app/features/core/accounts/form/refusals.server.ts';
import { findCandidate } from '#app/features/core/accounts/gates.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import type { FormArgs } from '#app/web/form/script.server.ts';
import { sendForm } from '#app/web/form/send.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { type JobQuestion, readJobQuestion, writeJobQuestion } from '#domain/job/search/job-question.ts';
import type { Route } from './+types/new-alert';

export { formHeaders as headers } from '#app/web/form/headers.ts';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const candidate = await findCandidate({ request, context });
  const alertSearch = { ...readJobQuestion(url.searchParams), page: 1, sort: null, posted: null, map: null };
  const { database } = context.get(requestContext);
  const place = alertSearch.where ? await readAskedPlace(database.asPublic, alertSearch) : null;
  const search = place ? withWhereKind(alertSearch, place) : alertSearch;
  return data({
    search: writeJobQuestion(search),
    description: describeSearch(search),
    placeNotes: search.whereKind === 'unclear' && place ? askWhichPlace(search, place) : null,
    consent: consentText(),
    account: candidate && { email: candidate.email, hasPush: context.get(requestContext).push !== null },
  });
}

/** An alert for an ambiguous or unknown place would find nothing. */
function askWhichPlace(search: JobQuestion, { answer }: AskedPlace): SearchNote[] {
  const question = answer && askForPlace(search.where, answer);
  const link = (label: string) => ({
    label,
    href: href('/alerts/new') + writeJobQuestion({ ...search, where: label }),
  });
  return question ? [{ text: question.text, links: question.labels.map(link) }] : [];
}

const asVisitor = formAction({
  form: newAlertForm,
  gate: async () => null,
  run: ({ services, value }) => askForAlert(services, value),
  done: () => ({ to: href('/alerts/sent') }),
  refuse: ({ reason }) => {
    const { [reason]: notice } = ALERT_PROBLEMS;
    return reason === 'too_many_attempts' ? tooMany(notice) : { status: 422, notice };
  },
  ...failures(ALERT_PROBLEMS),
});

const asCandidate = formAction({
  form: savedSearchForm,
  gate: async (args) => (await findCandidate(args)) ?? refuseExpired(),
  run: ({ services, proof, value }) => saveSearch(services, proof, value),
  done: () => ({ to: `${href('/account/searches')}?did=saved` }),
  refuse: ({ reason }) => ({ status: 422, notice: ALERT_PROBLEMS[reason] }),
  ...failures(ALERT_PROBLEMS),
});

const refuseExpired = (): never => {
  throw data('not_signed_in', { status: 401 });
};

export const action = async (args: FormArgs) => ((await findCandidate(args)) ? asCandidate(args) : asVisitor(args));

export const clientAction = sendForm(ALERT_PROBLEMS.unexpected);

const page = unlistedText('/alerts/new');

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function NewAlert({ loaderData, actionData }: Route.ComponentProps) {
  const { account, description, placeNotes, ...form } = loaderData;
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead
        trail={[{ label: 'Job Postings', href: href('/jobs') + form.search }, { label: page.name }]}
        title={page.name}
      />
      <div className="max-w-xl">
        <p className="mb-6 text-lg">
          New jobs for: <strong>{description}</strong>
        </p>
        {placeNotes ? (
          <SearchNotes notes={placeNotes} />
        ) : account ? (
          <SavedSearchForm {...form} {...account} description={description} answer={actionData} />
        ) : (
          <NewAlertForm {...form} answer={actionData} />
        )}
      </div>
    </div>
  );
}
