import { href, Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { useFetcher } from '#app/web/use-fetcher.ts';
import type { Today } from '../../schema/today.ts';
import { pressedBy } from '../keys/desk-keys.ts';
import { Item, MAIN_ACTION, Queue } from './queue.tsx';

export function OwnTasks({ tasks: { items, isMore, done } }: { tasks: Today['tasks'] }) {
  return (
    <Queue
      id="tasks"
      title="Your tasks"
      count={items.length}
      isMore={isMore}
      all={{ to: href('/admin/people'), label: 'All people' }}
      empty="No tasks due."
      decided={done.map(({ id, personId, title, at }) => ({
        id,
        name: title,
        to: href('/admin/people/:id', { id: personId }),
        shape: 'tick',
        status: 'Done',
        at,
        by: null,
      }))}
    >
      {items.map((task) => (
        <OwnTask key={task.id} task={task} />
      ))}
    </Queue>
  );
}

function OwnTask({
  task: { id, title, due, personId, fullName, headline },
}: {
  task: Today['tasks']['items'][number];
}) {
  const { Form, state } = useFetcher();
  const personHref = href('/admin/people/:id', { id: personId });
  return (
    <Item
      name={
        <Link to={personHref} className="link">
          {title}
        </Link>
      }
      facts={[fullName, headline]}
      due={due}
      excerpt=""
    >
      <Form method="post" action={personHref} preventScrollReset>
        <input type="hidden" name="task" value={id} />
        <input type="hidden" name="next" value={href('/admin')} />
        <Button
          type="submit"
          name="intent"
          value="done"
          variant="secondary"
          size="sm"
          className={MAIN_ACTION}
          isLoading={state !== 'idle'}
          {...pressedBy('a')}
        >
          <span>
            Done<span className="sr-only">: {title}</span>
          </span>
        </Button>
      </Form>
    </Item>
  );
}
