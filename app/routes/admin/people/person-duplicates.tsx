/** Compares two records that may be of one person (`?with=`). A POST merges them, or records that they differ. */
import { data, href, Link } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { decidePair } from '#app/features/people/duplicates/commands/decide-pair.server.ts';
import { ComparisonTable } from '#app/features/people/duplicates/components/comparison-table.tsx';
import { PairDecision } from '#app/features/people/duplicates/components/pair-decision.tsx';
import { compareHref } from '#app/features/people/duplicates/components/pair-list.tsx';
import { pairForm } from '#app/features/people/duplicates/form.ts';
import { openComparison } from '#app/features/people/duplicates/queries/compared.server.ts';
import { type ComparedPerson, PAIR_REASON_NAMES } from '#app/features/people/duplicates/schema.ts';
import { MERGE_REFUSALS } from '#app/features/people/duplicates/texts.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readText } from '#domain/address/search-parameters.ts';
import { formatShortDate } from '#domain/time/dates.ts';
import type { Route } from './+types/person-duplicates';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database } = context.get(requestContext);
  const other = readText(new URL(request.url).searchParams, 'with');
  const comparison = await openComparison(database, consultant, id, other);
  if (!comparison) throw data('person_not_found', { status: 404 });
  const { person, proposed, pair } = comparison;
  return { person, proposed, pair: pair && { ...pair, one: show(pair.one), other: show(pair.other) } };
}

const show = ({ createdAt, lastContactAt, ...person }: ComparedPerson) => ({
  ...person,
  since: formatShortDate(createdAt),
  contact: formatShortDate(lastContactAt),
});

const failed = (text: string) => ({ notice: { title: 'Nothing was changed', text, tone: 'danger' as const } });

export const action = formAction({
  form: pairForm,
  gate: requireConsultant,
  run: ({ services, proof: consultant, params: { id = '' }, value }) => decidePair(services, consultant, id, value),
  done: ({ keptId }) =>
    keptId === null
      ? { to: href('/admin/people/duplicates'), notice: 'people-told-apart' }
      : { to: href('/admin/people/:id', { id: keptId }), notice: 'people-merged' },
  refuse: ({ reason }) => ({ status: 409, ...failed(MERGE_REFUSALS[reason]) }),
  unexpected: { status: 503, ...failed(MERGE_REFUSALS.failed) },
});

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  deskMeta(
    {
      path: location.pathname,
      title: `Duplicates of ${loaderData?.person.fullName ?? 'an unknown person'}`,
      description: 'Compare two records that may be the same person.',
    },
    matches,
  );

export default function PersonDuplicates({ loaderData, actionData }: Route.ComponentProps) {
  const { person, proposed, pair } = loaderData;
  const otherPairs = proposed.filter(({ id }) => id !== pair?.other.id);
  const trail = [...trailOf('/admin', '/admin/people', '/admin/people/duplicates'), { label: person.fullName }];
  return (
    <>
      <PageHead trail={trail} title={`Duplicates of ${person.fullName}`} />
      {actionData?.notice && (
        <div className="mb-6">
          <Notice tone="danger" title={actionData.notice.title} role="alert">
            {actionData.notice.text}
          </Notice>
        </div>
      )}
      {pair ? (
        <>
          <p className="mb-4">
            {pair.reasons.length > 0
              ? pair.reasons.map((reason) => PAIR_REASON_NAMES[reason]).join(' · ')
              : 'We didn’t suggest this pair. You chose it.'}
          </p>
          <ComparisonTable one={pair.one} other={pair.other} />
          <PairDecision one={pair.one} other={pair.other} />
        </>
      ) : (
        <EmptyState title="No records to compare with this one." />
      )}
      {otherPairs.length > 0 && (
        <p className="mt-8 text-sm">
          Also similar:{' '}
          {otherPairs.map(({ id, fullName, mark }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link translate="no" to={compareHref(person.id, id)} className="link">
                {`${fullName} (${mark})`}
              </Link>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
