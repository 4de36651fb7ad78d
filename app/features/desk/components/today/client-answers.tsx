/** What clients have answered about candidates since the desk looked last. An answer decides nothing: a person does. */
import { href, Link } from 'react-router';
import { shortlistHref } from '#app/features/clients/schema.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { useFetcher } from '#app/web/use-fetcher.ts';
import type { Today } from '../../queries/today-shown.server.ts';
import { pressedBy } from '../keys/desk-keys.ts';
import { Item, MAIN_ACTION, Queue } from './queue.tsx';

export function ClientAnswers({ answers: { items, isMore } }: { answers: Today['answers'] }) {
  return (
    <Queue
      id="answers"
      title="Answers of clients"
      count={items.length}
      isMore={isMore}
      all={{ to: href('/admin/clients'), label: 'All clients' }}
      empty="Every answer of a client was read."
      decided={[]}
    >
      {items.map((answer) => (
        <ClientAnswerItem key={answer.shortlistId + answer.applicationId} answer={answer} />
      ))}
    </Queue>
  );
}

const SAID = { yes: 'said yes', no: 'said no' } as const;

function ClientAnswerItem({
  answer: { shortlistId, applicationId, candidate, client, jobTitle, answer, said, waiting },
}: {
  answer: Today['answers']['items'][number];
}) {
  const { Form, state } = useFetcher();
  const way = href('/employer/applications/:id', { id: applicationId });
  const about = <span className="sr-only"> {candidate}</span>;
  return (
    <Item
      name={
        <Link to={way} className="link">
          {candidate}
        </Link>
      }
      facts={[`${client} ${answer ? SAID[answer] : 'wrote'}`, jobTitle]}
      waiting={waiting}
      said={said}
    >
      <ButtonLink to={way} variant="secondary" size="sm" className={MAIN_ACTION} {...pressedBy('a')}>
        <span>Open and decide{about}</span>
      </ButtonLink>
      <Form method="post" action={shortlistHref(shortlistId)} preventScrollReset>
        <input type="hidden" name="intent" value="seen" />
        <input type="hidden" name="application" value={applicationId} />
        <input type="hidden" name="next" value={href('/admin')} />
        <Button type="submit" variant="secondary" size="sm" isLoading={state !== 'idle'} {...pressedBy('r')}>
          <span>Mark as read{about}</span>
        </Button>
      </Form>
    </Item>
  );
}
