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
          : `Applications, forms, notes, tasks and tags move to the record that stays, and fill in what it lacks. You can undo this for ${UNDO_DAYS} days.`}
      </p>
      {(one.hasAccount || other.hasAccount) && !haveBothAccounts && (
        <p className="measure mb-4 text-sm">
          One of them has an account: its owner can download what stands in the record, notes too. Anyone can type a
          phone number or a name, so be sure first, for example by a call.
        </p>
      )}
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="other" value={other.id} />
        {mayKeepThis && (
          <Button type="submit" name="decision" value="keep_this" disabled={isSending}>
            Yes: keep the {mayKeepOther ? 'first' : 'record of the account'}
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
            Yes: keep the {mayKeepThis ? 'second' : 'record of the account'}
          </Button>
        )}
        <Button type="submit" name="decision" value="apart" variant="secondary" disabled={isSending}>
          Not the same person
        </Button>
      </Form>
    </section>
  );
}
