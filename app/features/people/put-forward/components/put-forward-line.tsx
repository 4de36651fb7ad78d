/** The reader's latest applications for others, with Undo. Reloads the page when the time to undo is over. */
import { useEffect } from 'react';
import { Form, href, Link, useNavigation, useRevalidator } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { nameUndoTime } from '#domain/application/pause.ts';
import { countOf } from '#domain/text/counts.ts';
import type { LastPutForward } from '../schema.ts';

type PutForwardLineProps = {
  last: LastPutForward | null;
  /** The page to return to after undoing. */
  next: string;
};

/** Always rendered, so that screen readers announce its changes. */
export function PutForwardLine({ last, next }: PutForwardLineProps) {
  const isSending = useNavigation().state === 'submitting';
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => void revalidate(), last.leftMs);
    return () => clearTimeout(timer);
  }, [last, revalidate]);
  return (
    <div role="status" className={last ? 'mb-6 border-line border-y py-2 text-sm' : undefined}>
      {last && (
        <div className="wrap-anywhere flex flex-wrap items-center gap-x-4 gap-y-1">
          <p>
            <Who people={last.people} ids={last.ids} /> put forward for {last.job}. {describeEmail(last)}
          </p>
          <Form method="post" action={href('/admin/people/put-forward')} preventScrollReset>
            <input type="hidden" name="intent" value="undo" />
            <input type="hidden" name="applications" value={last.ids.join(',')} />
            <input type="hidden" name="next" value={next} />
            <Button type="submit" variant="secondary" size="sm" disabled={isSending}>
              Undo
            </Button>
          </Form>
        </div>
      )}
    </div>
  );
}

function Who({ people, ids: [id = ''] }: Pick<LastPutForward, 'people' | 'ids'>) {
  const [person] = people;
  if (people.length > 1 || !person) return <strong>{countOf(people.length, 'person', 'people')}</strong>;
  return (
    <Link translate="no" to={href('/employer/applications/:id', { id })} className="link font-semibold">
      {person.fullName}
    </Link>
  );
}

function describeEmail({ isEmailed, undoSeconds, people }: LastPutForward): string {
  const time = nameUndoTime(undoSeconds);
  if (!isEmailed) return `No email was sent. You can undo this for ${time}.`;
  return `We’ll email ${people.length === 1 ? 'the candidate' : 'them'} ${time} after you pressed the button.`;
}
