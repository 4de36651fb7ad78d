import { href, Link } from 'react-router';
import { DataList } from '#app/ui/content/data-list.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { clientHref, type DescribedPlacement } from '../../schema.ts';
import { UNNAMED_CANDIDATE } from './placement-table.tsx';

export function PlacementSheet({ placement, terms, steps }: Omit<DescribedPlacement, 'values'>) {
  const { applicationId, candidate, clientId, client, jobTitle, startsOn, pay, fee, rebate, ended } = placement;
  return (
    <div className="space-y-8 [overflow-wrap:anywhere]">
      <DataList
        items={[
          {
            label: 'Candidate',
            value:
              applicationId && candidate ? (
                <Link translate="no" to={href('/employer/applications/:id', { id: applicationId })} className="link">
                  {candidate}
                </Link>
              ) : (
                UNNAMED_CANDIDATE
              ),
          },
          {
            label: 'Client',
            value: (
              <Link to={clientHref(clientId)} className="link">
                {client}
              </Link>
            ),
          },
          { label: 'Job', value: jobTitle },
          { label: 'Start date', value: startsOn },
          ...(pay ? [{ label: 'Yearly pay', value: pay }] : []),
          { label: 'Fee', value: fee },
          { label: 'Rebate until', value: rebate ?? 'No rebate' },
          ...(ended ? [{ label: 'Ended', value: ended }] : []),
          { label: 'Terms', value: terms ? `Version ${terms.version}: ${terms.fee}` : 'No terms recorded' },
        ]}
      />
      <section aria-labelledby="placement-history">
        <Heading level={2} size="item" id="placement-history" className="mb-3">
          History
        </Heading>
        <ol className="border-line border-l-2 pl-5 text-sm">
          {steps.map(({ id, words, by, at }) => (
            <li key={id} className="pb-4 last:pb-0">
              <p>{words}</p>
              <p className="figures text-ink-soft">
                {at}
                {by && `, by ${by}`}
              </p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
