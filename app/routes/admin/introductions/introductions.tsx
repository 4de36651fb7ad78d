import { Form } from 'react-router';
import { listLoader } from '#app/desk/list/list-loader.server.ts';
import { ListFilters, ListPage } from '#app/desk/list/list-page.tsx';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { mayAdminister } from '#app/features/core/accounts/policy.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { INTRODUCTIONS } from '#app/features/people/introductions/components/introduction-list.tsx';
import { listIntroductions } from '#app/features/people/introductions/queries/introductions.server.ts';
import { showIntroduction } from '#app/features/people/introductions/queries/shown-introduction.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Button } from '#app/ui/button.tsx';
import type { Route } from './+types/introductions';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export const loader = listLoader({
  message: 'the introductions could not be listed',
  list: INTRODUCTIONS,
  gate: requireConsultant,
  common: ({ proof: consultant }) => ({ mayPack: mayAdminister(consultant) }),
  find: async ({ services: { database }, proof: consultant, search }) => {
    const { introductions, ...counted } = await listIntroductions(database, consultant, search);
    return { ...counted, rows: introductions.map(showIntroduction) };
  },
});

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/introductions'), matches);

export default function Introductions({ loaderData }: Route.ComponentProps) {
  const { search, mayPack } = loaderData;
  return (
    <>
      <ListPage
        list={INTRODUCTIONS}
        shown={loaderData}
        filters={
          search.show === 'open' && (
            <div className="mt-6">
              <ListFilters list={INTRODUCTIONS} search={search} />
            </div>
          )
        }
      />
      {mayPack && <Pack />}
    </>
  );
}

function Pack() {
  return (
    <Form method="post" action="/admin/introductions/pack" reloadDocument className="mt-10 border-line border-t pt-6">
      <Button type="submit" variant="secondary">
        Download inspection pack
      </Button>
      <p className="measure mt-2 text-ink-soft text-sm">
        A ZIP file organised by paragraph of Schedules 4 and 5 of the Conduct Regulations 2003, with all introduction
        records and how to verify them. It contains personal data, and we record your download in the audit trail.
      </p>
    </Form>
  );
}
