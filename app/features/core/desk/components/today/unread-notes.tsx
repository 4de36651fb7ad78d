/** Colleagues' notes to the reader about people. They stay until marked as read. */
import { href } from 'react-router';
import { countOf } from '#domain/text/counts.ts';
import type { Today } from '../../schema/today.ts';
import { Queue, UnreadItem } from './queue.tsx';

export function UnreadNotes({ notes: { items, isMore } }: { notes: Today['notes'] }) {
  return (
    <Queue
      id="notes"
      title="Notes for you"
      count={items.length}
      isMore={isMore}
      all={{ to: href('/admin/people'), label: 'All people' }}
      empty="No unread notes."
      decided={[]}
    >
      {items.map((notes) => (
        <NotesOfPerson key={notes.personId} notes={notes} />
      ))}
    </Queue>
  );
}

function NotesOfPerson({ notes }: { notes: Today['notes']['items'][number] }) {
  const { noteId, personId, fullName, author, count, waiting, excerpt } = notes;
  const personHref = href('/admin/people/:id', { id: personId });
  return (
    <UnreadItem
      name={fullName}
      href={personHref}
      openAt={`${personHref}#note-${noteId}`}
      facts={[`from ${author}`, count > 1 && countOf(count, 'note')]}
      waiting={waiting}
      excerpt={excerpt}
      action={personHref}
      fields={{ intent: 'read', note: noteId, next: href('/admin') }}
    />
  );
}
