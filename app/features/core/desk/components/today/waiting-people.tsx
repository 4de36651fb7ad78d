import type { MouseEvent } from 'react';
import { href, Link } from 'react-router';
import { ACCOUNT_SHAPES } from '#app/chrome/status-shapes.ts';
import { VERB_NAMES } from '#app/features/core/accounts/components/decisions/account-question.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { isPlainPress } from '#app/ui/plain-press.ts';
import { ROLE_NAMES, STATUS_NAMES } from '#domain/account/account.ts';
import { writeSearch } from '#domain/address/search-parameters.ts';
import type { Today } from '../../schema/today.ts';
import { questionWay, useAccountQuestion } from '../accounts/account-dialog.tsx';
import { pressedBy } from '../keys/desk-keys.ts';
import { Item, MAIN_ACTION, Queue } from './queue.tsx';

type WaitingPeopleProps = { people: NonNullable<Today['people']>; decided: Today['decided']['people'] };

const VERBS = [
  { verb: 'approve', key: 'a', look: MAIN_ACTION },
  { verb: 'reject', key: 'r', look: '' },
] as const;

export function WaitingPeople({ people, decided }: WaitingPeopleProps) {
  const destination = { next: href('/admin') };
  const { ask, dialog } = useAccountQuestion(destination);
  const list = href('/admin/accounts');
  return (
    <>
      <Queue
        id="people"
        title="Accounts to approve"
        count={people.items.length}
        isMore={people.isMore}
        all={{ to: list + writeSearch({ status: 'pending' }), label: 'All accounts to approve' }}
        empty="No accounts to approve."
        decided={decided.map((each) => ({
          ...each,
          to: list + writeSearch({ search: each.name }),
          shape: ACCOUNT_SHAPES[each.status],
          status: STATUS_NAMES[each.status],
        }))}
      >
        {people.items.map(({ waiting, excerpt, phone, location, ...account }) => (
          <Item
            key={account.id}
            name={<span translate="no">{account.fullName}</span>}
            facts={[
              ROLE_NAMES[account.role],
              account.email,
              phone,
              location,
              !account.isEmailConfirmed && 'email not confirmed',
            ]}
            waiting={waiting}
            excerpt={excerpt}
          >
            {VERBS.map(({ verb, key, look }) => (
              <Link
                key={verb}
                to={questionWay(verb, account.id, destination)}
                onClick={(event: MouseEvent) => {
                  if (!isPlainPress(event)) return;
                  event.preventDefault();
                  ask({ verb, account });
                }}
                className={buttonClass({ variant: 'secondary', size: 'sm', className: look })}
                {...pressedBy(key)}
              >
                {VERB_NAMES[verb]}
                <span className="sr-only"> {account.fullName}</span>
              </Link>
            ))}
          </Item>
        ))}
      </Queue>
      {dialog}
    </>
  );
}
