/** What the agency and the candidate wrote to each other about an application. */
import type { ReactNode } from 'react';
import { Heading } from '#app/ui/content/heading.tsx';
import { MessageText } from './status-history.tsx';

export type ShownLetter = {
  id: string;
  isReply: boolean;
  author: string | null;
  subject: string;
  body: string;
  at: string;
};

type LetterListProps = {
  letters: readonly ShownLetter[];
  /** Of the candidate, for this reader: 'You'. */
  candidate: string;
  /** Of the other side, where no name is known. */
  agency: string;
  /** Shown beneath; without it and without letters there is nothing. */
  children?: ReactNode;
};

export function LetterList({ letters, candidate, agency, children }: LetterListProps) {
  if (letters.length === 0 && !children) return null;
  return (
    <section aria-labelledby="letters-heading" className="space-y-4">
      <Heading level={2} size="item" id="letters-heading">
        Messages
      </Heading>
      {letters.length > 0 && (
        <ol className="space-y-4">
          {letters.map(({ id, isReply, author, subject, body, at }) => (
            <li key={id}>
              <p className="mb-1 text-sm [overflow-wrap:anywhere]">
                <span className="font-semibold">{isReply ? candidate : (author ?? agency)}</span>
                <span className="figures text-ink-soft">{`, ${at}`}</span>
              </p>
              <MessageText message={{ subject, body }} />
            </li>
          ))}
        </ol>
      )}
      {children}
    </section>
  );
}
