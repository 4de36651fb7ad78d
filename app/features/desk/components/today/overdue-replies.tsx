/** Applications for the agency's jobs whose candidates were promised a reply by now. Deciding is the reply. */
import { href, Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Today } from '../../queries/today-shown.server.ts';
import { pressedBy } from './desk-keys.ts';
import { Item, MAIN_ACTION, Queue } from './queue.tsx';

export function OverdueReplies({ overdue: { items, isMore } }: { overdue: Today['overdue'] }) {
  return (
    <Queue
      id="overdue"
      title="Replies overdue"
      count={items.length}
      isMore={isMore}
      all={{ to: href('/admin/applications'), label: 'All applications' }}
      empty="Every candidate has heard in time."
      decided={[]}
    >
      {items.map((late) => (
        <OverdueReply key={late.id} late={late} />
      ))}
    </Queue>
  );
}

function OverdueReply({ late }: { late: Today['overdue']['items'][number] }) {
  const { id, fullName, jobTitle, company, hasCv, due, said } = late;
  const way = href('/employer/applications/:id', { id });
  const about = <span className="sr-only"> {fullName}</span>;
  return (
    <Item
      name={
        <Link to={way} className="link">
          {fullName}
        </Link>
      }
      facts={[jobTitle, company, hasCv && 'with a CV']}
      due={`Reply was due on ${due}`}
      said={said}
    >
      <ButtonLink to={way} variant="secondary" size="sm" className={MAIN_ACTION} {...pressedBy('a')}>
        <span>Open and decide{about}</span>
      </ButtonLink>
      <ButtonLink
        to={`${href('/employer/applications/:id/status', { id })}?to=not_taken_forward`}
        variant="secondary"
        size="sm"
        {...pressedBy('r')}
      >
        <span>Turn down{about}</span>
      </ButtonLink>
    </Item>
  );
}
