import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import type { ShownDeletions } from '../../schema.ts';
import { countOfKind, describeHeld } from './deletion-texts.ts';

export function DeletionPanel({ heldDeletions, jump }: ShownDeletions) {
  if (heldDeletions.length === 0 && jump === null) return null;
  return (
    <section aria-labelledby="deletion" className="mt-10 max-w-3xl">
      <Heading level={2} size="item" id="deletion">
        Deletion of old data
      </Heading>
      {jump !== null && (
        <Form method="post" className="mt-3">
          <p className="measure mb-3 text-ink-soft">{jump}</p>
          <Button type="submit" variant="secondary" name="intent" value="confirm_clock">
            Confirm the clock is right
          </Button>
        </Form>
      )}
      {heldDeletions.map(({ kind, due, total, since }) => (
        <Form key={kind} method="post" className="mt-5">
          <p className="measure mb-3 text-ink-soft">
            {describeHeld({ kind, due, total })} That’s more than usual, so nothing’s been deleted since {since}.
          </p>
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="due" value={due} />
          <Button type="submit" variant="danger" name="intent" value="delete">
            Delete {countOfKind(kind, due)}
          </Button>
        </Form>
      ))}
    </section>
  );
}
