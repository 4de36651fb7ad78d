import { href } from 'react-router';
import type { Today } from '../../schema/today.ts';
import { ApplicationItem } from './application-item.tsx';
import { Queue } from './queue.tsx';

export function OverdueReplies({ overdue: { items, isMore } }: { overdue: Today['overdue'] }) {
  return (
    <Queue
      id="overdue"
      title="Replies overdue"
      count={items.length}
      isMore={isMore}
      all={{ to: href('/admin/pipeline'), label: 'All applications' }}
      empty="No overdue replies."
      decided={[]}
    >
      {items.map((application) => (
        <ApplicationItem
          key={application.id}
          application={application}
          due={`Reply was due on ${application.due}`}
          open="Open application"
        />
      ))}
    </Queue>
  );
}
