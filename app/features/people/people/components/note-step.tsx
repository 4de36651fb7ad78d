import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Badge } from '#app/ui/content/badge.tsx';
import { CALL_DIRECTION_NAMES, CALL_OUTCOME_NAMES } from '#domain/person/record.ts';
import { joinWords } from '#domain/text/counts.ts';
import type { NoteStep as Note } from '../schema.ts';

const NAMES = { note: 'Note', call: 'Call', change: 'Changed' } as const;

export function NoteStep({ step }: { step: Note }) {
  const { kind, noteId, body, isShared, isImported, author, isOwn, direction, outcome, recipients, isUnread } = step;
  const facts = [
    isImported && 'Imported',
    direction && CALL_DIRECTION_NAMES[direction],
    outcome && CALL_OUTCOME_NAMES[outcome],
  ].filter(Boolean);
  return (
    <div id={`note-${noteId}`}>
      <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
        <span>
          <span className="font-semibold text-ink">{[NAMES[kind], ...facts].join(' · ')}</span>, {author}
        </span>
        {!isShared && <Badge tone="amber">Private</Badge>}
      </p>
      {body && <p className="measure whitespace-pre-line">{body}</p>}
      {recipients.length > 0 && <p className="text-ink-soft">For {joinWords(recipients)}</p>}
      {isUnread && (
        <Form method="post" preventScrollReset className="mt-1.5">
          <input type="hidden" name="note" value={noteId} />
          <Button type="submit" name="intent" value="read" variant="secondary" size="sm">
            Mark as read
          </Button>
        </Form>
      )}
      {isOwn && kind !== 'change' && (
        <details>
          <summary className="link inline-flex min-h-6 cursor-pointer items-center text-ink-soft pointer-coarse:min-h-11">
            Remove
          </summary>
          <Form method="post" preventScrollReset className="mt-1.5 flex flex-wrap items-center gap-3">
            <input type="hidden" name="note" value={noteId} />
            <p>You can’t undo this.</p>
            <Button type="submit" name="intent" value="remove" variant="danger" size="sm">
              Remove this {kind}
            </Button>
          </Form>
        </details>
      )}
    </div>
  );
}
