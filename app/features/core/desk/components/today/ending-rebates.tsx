/** Placements whose rebate ends soon, beside the queues. A call now is worth more than one afterwards. */
import { Link } from 'react-router';
import { UNNAMED_CANDIDATE } from '#app/features/hirers/clients/components/placement/placement-table.tsx';
import { placementHref } from '#app/features/hirers/clients/schema.ts';
import { Heading } from '#app/ui/content/heading.tsx';
import type { Today } from '../../schema/today.ts';

export function EndingRebates({ rebates: { placements, isMore } }: { rebates: Today['rebates'] }) {
  return (
    <section aria-labelledby="rebates">
      <Heading level={2} size="item" id="rebates" className="border-ink border-b-2 pb-2">
        Rebate periods ending soon
      </Heading>
      <ul className="text-sm">
        {placements.map(({ id, candidate, client, ends }) => (
          <li key={id} className="flex gap-3 border-line border-b py-2">
            <p className="figures w-20 shrink-0 whitespace-nowrap text-ink-soft">{ends}</p>
            <p className="min-w-0 [overflow-wrap:anywhere]">
              <Link to={placementHref(id)} className="font-semibold hover:underline">
                {candidate ?? UNNAMED_CANDIDATE}
              </Link>
              <span className="block text-ink-soft">{client}</span>
            </p>
          </li>
        ))}
      </ul>
      {isMore && <p className="mt-2 text-ink-soft text-sm">More rebate periods end in the next 14 days.</p>}
    </section>
  );
}
