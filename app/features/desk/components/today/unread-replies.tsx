/** What candidates replied to emails about their applications. It stays until a colleague has opened, answered or marked it. */
import { href, Link } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { useFetcher } from '#app/web/use-fetcher.ts';
import { countOf } from '#domain/text/counts.ts';
import type { Today } from '../../queries/today-shown.server.ts';
import { pressedBy } from '../keys/desk-keys.ts';
import { Item, MAIN_ACTION, Queue } from './queue.tsx';

export function UnreadReplies({ replies: { items, isMore } }: { replies: Today['replies'] }) {
  return (
    <Queue
      id="replies"
      title="Replies from candidates"
      count={items.length}
      isMore={isMore}
      all={{ to: href('/admin/pipeline'), label: 'All applications' }}
      empty="Every reply was read."
      decided={[]}
    >
      {items.map((reply) => (
        <ReplyItem key={reply.id} reply={reply} />
      ))}
    </Queue>
  );
}

function ReplyItem({ reply }: { reply: Today['replies']['items'][number] }) {
  const { id, fullName, jobTitle, company, replyId, count, waiting, said } = reply;
  const { Form, state } = useFetcher();
  const way = href('/employer/applications/:id', { id });
  const about = <span className="sr-only"> {fullName}</span>;
  return (
    <Item
      name={
        <Link to={way} className="link">
          {fullName}
        </Link>
      }
      facts={[jobTitle, company, count > 1 && countOf(count, 'reply', 'replies')]}
      waiting={waiting}
      said={said}
    >
      <ButtonLink to={way} variant="secondary" size="sm" className={MAIN_ACTION} {...pressedBy('a')}>
        <span>Open{about}</span>
      </ButtonLink>
      <Form method="post" action={href('/admin/pipeline/:id/read', { id })} preventScrollReset>
        <input type="hidden" name="reply" value={replyId} />
        <input type="hidden" name="next" value={href('/admin')} />
        <Button type="submit" variant="secondary" size="sm" isLoading={state !== 'idle'} {...pressedBy('r')}>
          <span>Mark as read{about}</span>
        </Button>
      </Form>
    </Item>
  );
}
