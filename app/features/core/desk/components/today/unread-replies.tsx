/** Each stays until a colleague opens, answers or marks it. */
import { href } from 'react-router';
import { countOf } from '#domain/text/counts.ts';
import type { Today } from '../../schema/today.ts';
import { Queue, UnreadItem } from './queue.tsx';

export function UnreadReplies({ replies: { items, isMore } }: { replies: Today['replies'] }) {
  return (
    <Queue
      id="replies"
      title="Replies from candidates"
      count={items.length}
      isMore={isMore}
      all={{ to: href('/admin/pipeline'), label: 'All applications' }}
      empty="No unread replies."
      decided={[]}
    >
      {items.map((reply) => (
        <ReplyItem key={reply.id} reply={reply} />
      ))}
    </Queue>
  );
}

function ReplyItem({ reply }: { reply: Today['replies']['items'][number] }) {
  const { id, fullName, jobTitle, company, replyId, count, waiting, excerpt, isDoubtful } = reply;
  return (
    <UnreadItem
      name={fullName}
      href={href('/employer/applications/:id', { id })}
      facts={[jobTitle, company, count > 1 && countOf(count, 'reply', 'replies'), isDoubtful && 'Sender not confirmed']}
      waiting={waiting}
      excerpt={excerpt}
      action={href('/admin/pipeline/:id/read', { id })}
      fields={{ reply: replyId, next: href('/admin') }}
    />
  );
}
