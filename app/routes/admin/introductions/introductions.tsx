/** Every introduction that the desk may see, by where it stands and by what is missing. */
import { Form, redirect } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { mayAdminister } from '#app/features/core/accounts/policy.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { FilterChoice, FilterForm } from '#app/features/core/desk/components/list/filter-form.tsx';
import { countPages, ListResults } from '#app/features/core/desk/components/list/list-results.tsx';
import { IntroductionTable } from '#app/features/people/introductions/components/introduction-table.tsx';
import { listIntroductions } from '#app/features/people/introductions/queries/introductions.server.ts';
import { showIntroduction } from '#app/features/people/introductions/queries/shown-introduction.server.ts';
import {
  INTRODUCTION_STATES,
  type IntroductionState,
  introductionsHref,
  readIntroductionSearch,
} from '#app/features/people/introductions/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Button } from '#app/ui/button.tsx';
import { TabLinks } from '#app/ui/content/tabs.tsx';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { RULE_KINDS } from '#domain/introduction/introduction.ts';
import { INTRODUCTION_RULES } from '#domain/introduction/rules.ts';
import type { Route } from './+types/introductions';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database } = context.get(requestContext);
  const search = readIntroductionSearch(new URL(request.url).searchParams);
  const mayPack = mayAdminister(consultant);
  return loadPage(context, 'the introductions could not be listed', { search, mayPack, list: null }, async () => {
    const { introductions, counts, total } = await listIntroductions(database, consultant, search);
    const last = countPages(total);
    if (search.page > last) throw redirect(introductionsHref({ ...search, page: last }));
    return { search, mayPack, list: { introductions: introductions.map(showIntroduction), counts, total } };
  });
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/introductions'), matches);

const LABELS: Record<IntroductionState, string> = {
  open: 'Something missing',
  ready: 'Ready',
  made: 'Introduced',
  stopped: 'Stopped',
};
const EMPTY: Record<IntroductionState, string> = {
  open: 'No introduction lacks anything. Begin one from the page of an application.',
  ready: 'No introduction is ready.',
  made: 'No candidate was introduced yet.',
  stopped: 'No introduction was stopped.',
};

export default function Introductions({ loaderData: { search, mayPack, list } }: Route.ComponentProps) {
  const { show, missing, page } = search;
  return (
    <>
      <TabLinks
        label="Introductions"
        tabs={INTRODUCTION_STATES.map((each) => ({
          label: LABELS[each],
          to: introductionsHref({ show: each }),
          isCurrent: each === show,
          ...(list && { count: list.counts[each] ?? 0 }),
        }))}
      />
      {show === 'open' && (
        <div className="mt-6">
          <FilterForm label="Introductions" action="/admin/introductions" values={{ missing }}>
            <FilterChoice
              name="missing"
              label="Missing"
              value={missing}
              all="Anything"
              choices={RULE_KINDS.map((value) => ({ value, label: INTRODUCTION_RULES[value].name }))}
            />
          </FilterForm>
        </div>
      )}
      <ListResults
        total={list?.total ?? null}
        nouns={['introduction', 'introductions']}
        loading="Loading introductions..."
        failed="The introductions could not be loaded."
        empty={missing ? 'No introduction lacks this.' : EMPTY[show]}
        page={page}
        makeHref={(to) => introductionsHref({ show, missing, page: to })}
      >
        <IntroductionTable introductions={list?.introductions ?? []} />
      </ListResults>
      {mayPack && <Pack />}
    </>
  );
}

function Pack() {
  return (
    <Form method="post" action="/admin/introductions/pack" reloadDocument className="mt-10 border-line border-t pt-6">
      <Button type="submit" variant="secondary">
        Download the inspection pack
      </Button>
      <p className="measure mt-2 text-ink-soft text-sm">
        One ZIP by paragraph of Schedules 4 and 5 of the Conduct Regulations 2003, with the whole ledger and how to
        check it. It holds personal data; the audit trail keeps that you took it.
      </p>
    </Form>
  );
}
