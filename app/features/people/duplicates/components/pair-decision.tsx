import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { UNDO_DAYS } from '../schema.ts';
import { MERGE_REFUSALS } from '../texts.ts';
import type { ShownComparedPerson } from './comparison-table.tsx';

type PairDecisionProps = { one: ShownComparedPerson; other: ShownComparedPerson };

export function PairDecision({ one, other }: PairDecisionProps) {
  const isSending = useNavigation().state === 'submitting';
  const haveBothAccounts = one.hasAccount && other.hasAccount;
  // The record with an account stays, so only it can be chosen.
  const mayKeepThis = !other.hasAccount;
  const mayKeepOther = !one.hasAccount;
  return (
    <section aria-labelledby="decision-heading" className="mt-8">
      <Heading level={2} size="item" id="decision-heading" className="mb-2">
        Is this one person?
      </Heading>
      <p className="measure mb-4 text-ink-soft text-sm">
        {haveBothAccounts
          ? MERGE_REFUSALS.two_accounts
          : `We’ll move applications, enquiries, notes, tasks and tags to the record you keep, and fill in any missing details. You can undo this for ${UNDO_DAYS} days.`}
      </p>
      {(one.hasAccount || other.hasAccount) && !haveBothAccounts && (
        <p className="measure mb-4 text-sm">
          One of them has an account, and its owner can download the whole record, including notes. Anyone can type a
          phone number or name, so check first, for example by calling them.
        </p>
      )}
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="other" value={other.id} />
        {mayKeepThis && (
          <Button type="submit" name="decision" value="keep_this" disabled={isSending}>
            Merge and keep the {mayKeepOther ? 'first record' : 'record with an account'}
          </Button>
        )}
        {mayKeepOther && (
          <Button
            type="submit"
            name="decision"
            value="keep_other"
            variant={mayKeepThis ? 'secondary' : 'primary'}
            disabled={isSending}
          >
            Merge and keep the {mayKeepThis ? 'second record' : 'record with an account'}
          </Button>
        )}
        <Button type="submit" name="decision" value="apart" variant="secondary" disabled={isSending}>
          They are different people
        </Button>
      </Form>
    </section>
  );
}
