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
  isAutomatic: boolean;
  isUndelivered: boolean;
  fileNames: readonly string[];
};

type LetterListProps<Letter> = {
  letters: readonly Letter[];
  /** Of the candidate, for this reader: 'You'. */
  candidate: string;
  /** Of the other side, where no name is known. */
  agency: string;
  /** Shown beneath; without it and without letters there is nothing. */
  children?: ReactNode;
  /** Follows the names of attached files. */
  filesHint?: string;
  /** Shown beneath one message. */
  note?: (letter: Letter) => ReactNode;
};

export function LetterList<Letter extends ShownLetter>(props: LetterListProps<Letter>) {
  const { letters, candidate, agency, children, note, filesHint = '' } = props;
  if (letters.length === 0 && !children) return null;
  return (
    <section aria-labelledby="letters-heading" className="space-y-4">
      <Heading level={2} size="item" id="letters-heading">
        Messages
      </Heading>
      {letters.length > 0 && (
        <ol className="space-y-4">
          {letters.map((letter) => (
            <li key={letter.id}>
              <p className="mb-1 text-sm [overflow-wrap:anywhere]">
                <span className="font-semibold">{senderOf(letter, candidate, agency)}</span>
                <span className="figures text-ink-soft">{`, ${letter.at}`}</span>
                {letter.isAutomatic && <span className="text-ink-soft">, automatic reply</span>}
              </p>
              <MessageText message={letter} />
              {letter.fileNames.length > 0 && (
                <p className="mt-1 text-ink-soft text-sm [overflow-wrap:anywhere]">
                  {`Attached: ${letter.fileNames.join(', ')}${filesHint}`}
                </p>
              )}
              {note?.(letter)}
            </li>
          ))}
        </ol>
      )}
      {children}
    </section>
  );
}

const senderOf = ({ isUndelivered, isReply, author }: ShownLetter, candidate: string, agency: string): string => {
  if (isUndelivered) return 'Mail server';
  return isReply ? candidate : (author ?? agency);
};
