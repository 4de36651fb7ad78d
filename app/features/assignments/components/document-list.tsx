/** The versions of a person's Key Information Document, and how each was given. */
import { Form, href } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Status } from '#app/ui/content/status.tsx';

export type ShownDocument = {
  id: string;
  version: number;
  engagement: string;
  written: string;
  /** When and how; null: not yet. */
  given: string | null;
  isOnItsWay: boolean;
};

type DocumentListProps = {
  documents: readonly ShownDocument[];
  /** null: it cannot be emailed. */
  email: string | null;
  isSending: boolean;
};

export function DocumentList({ documents, email, isSending }: DocumentListProps) {
  if (documents.length === 0) return <p className="text-ink-soft">No document is written yet.</p>;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {documents.map(({ id, version, engagement, written, given, isOnItsWay }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <div className="wrap-anywhere min-w-0 text-sm">
            <a href={href('/admin/key-information/:id', { id })} download className="link font-semibold">
              Version {version}: {engagement}
            </a>
            <p className="figures text-ink-soft">Written {written}</p>
            <Status shape={given ? 'tick' : isOnItsWay ? 'half' : 'ring'}>
              {given ? `Given ${given}` : isOnItsWay ? 'Email on its way' : 'Not given yet'}
            </Status>
          </div>
          {!given && (
            <Form method="post" className="flex flex-wrap gap-2">
              <input type="hidden" name="document" value={id} />
              {email && (
                <Button type="submit" name="intent" value="email" variant="secondary" size="sm" disabled={isSending}>
                  Email it
                  <span className="sr-only">
                    {' '}
                    to {email}: version {version}
                  </span>
                </Button>
              )}
              <Button type="submit" name="intent" value="hand" variant="secondary" size="sm" disabled={isSending}>
                I gave it by hand<span className="sr-only">: version {version}</span>
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
