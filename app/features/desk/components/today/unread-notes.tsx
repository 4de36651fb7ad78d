/** Notes about people that colleagues have written for the reader. They stay until they are marked as read. */
import { href, Link } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { useFetcher } from '#app/web/use-fetcher.ts';
import { countOf } from '#domain/text/counts.ts';
import type { Today } from '../../queries/today-shown.server.ts';
import { pressedBy } from '../keys/desk-keys.ts';
import { Item, MAIN_ACTION, Queue } from './queue.tsx';

export function UnreadNotes({ notes: { items, isMore } }: { notes: Today['notes'] }) {
  return (
    <Queue
      id="notes"
      title="Notes for you"
      count={items.length}
      isMore={isMore}
      all={{ to: href('/admin/people'), label: 'All people' }}
      empty="You have read every note for you."
      decided={[]}
    >
      {items.map((notes) => (
        <NotesOfPerson key={notes.personId} notes={notes} />
      ))}
    </Queue>
  );
}

function NotesOfPerson({ notes }: { notes: Today['notes']['items'][number] }) {
  const { noteId, personId, fullName, author, count, waiting, said } = notes;
  const { Form, state } = useFetcher();
  const way = href('/admin/people/:id', { id: personId });
  const about = <span className="sr-only"> {fullName}</span>;
  return (
    <Item
      name={
        <Link to={way} className="link">
          {fullName}
        </Link>
      }
      facts={[`from ${author}`, count > 1 && countOf(count, 'note')]}
      waiting={waiting}
      said={said}
    >
      <ButtonLink
        to={`${way}#note-${noteId}`}
        variant="secondary"
        size="sm"
        className={MAIN_ACTION}
        {...pressedBy('a')}
      >
        <span>Open{about}</span>
      </ButtonLink>
      <Form method="post" action={way} preventScrollReset>
        <input type="hidden" name="note" value={noteId} />
        <input type="hidden" name="next" value={href('/admin')} />
        <Button
          type="submit"
          name="intent"
          value="read"
          variant="secondary"
          size="sm"
          isLoading={state !== 'idle'}
          {...pressedBy('r')}
        >
          <span>Mark as read{about}</span>
        </Button>
      </Form>
    </Item>
  );
}
