import { href } from 'react-router';
import { shortlistHref } from '#app/features/hirers/clients/schema.ts';
import type { Today } from '../../schema/today.ts';
import { Queue, UnreadItem } from './queue.tsx';

export function ClientAnswers({ answers: { items, isMore } }: { answers: Today['answers'] }) {
  return (
    <Queue
      id="answers"
      title="Client feedback"
      count={items.length}
      isMore={isMore}
      all={{ to: href('/admin/clients'), label: 'All clients' }}
      empty="No new client feedback."
      decided={[]}
    >
      {items.map((answer) => (
        <ClientAnswerItem key={answer.shortlistId + answer.applicationId} answer={answer} />
      ))}
    </Queue>
  );
}

const ANSWER_WORDS = { yes: 'said yes', no: 'said no' } as const;

function ClientAnswerItem({
  answer: { shortlistId, applicationId, candidate, client, jobTitle, answer, excerpt, waiting },
}: {
  answer: Today['answers']['items'][number];
}) {
  return (
    <UnreadItem
      name={candidate}
      href={href('/employer/applications/:id', { id: applicationId })}
      openLabel="Open application"
      facts={[`${client} ${answer ? ANSWER_WORDS[answer] : 'wrote'}`, jobTitle]}
      waiting={waiting}
      excerpt={excerpt}
      action={shortlistHref(shortlistId)}
      fields={{ intent: 'seen', application: applicationId, next: href('/admin') }}
    />
  );
}
