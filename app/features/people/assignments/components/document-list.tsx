import { Form, href } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Status } from '#app/ui/content/status.tsx';
import type { ShownDocument } from '../schema.ts';

type DocumentListProps = {
  person: { fullName: string; email: string | null };
  documents: readonly ShownDocument[];
  isSending: boolean;
};

export function DocumentList({ person, documents, isSending }: DocumentListProps) {
  return (
    <>
      <p className="measure mb-6 text-ink-soft">
        By law you must give it to {person.fullName} before you agree terms. If anything in it changes, create a new
        version and give it to them within five working days. Earlier versions can’t be edited.
      </p>
      {documents.length === 0 ? (
        <p className="text-ink-soft">No documents yet.</p>
      ) : (
        <Versions email={person.email} documents={documents} isSending={isSending} />
      )}
    </>
  );
}

type VersionsProps = Omit<DocumentListProps, 'person'> & { email: string | null };

function Versions({ email, documents, isSending }: VersionsProps) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {documents.map(({ id, version, engagement, written, givenText, isOnItsWay }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <div className="wrap-anywhere min-w-0 text-sm">
            <a href={href('/admin/key-information/:id', { id })} download className="link font-semibold">
              Version {version}: {engagement}
            </a>
            <p className="figures text-ink-soft">Created {written}</p>
            <Status shape={givenText ? 'tick' : isOnItsWay ? 'half' : 'ring'}>
              {givenText ? `Given ${givenText}` : isOnItsWay ? 'Sending email' : 'Not given yet'}
            </Status>
          </div>
          {!givenText && (
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
                Record as given by hand<span className="sr-only">: version {version}</span>
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
