import type { ReactNode } from 'react';
import { href } from 'react-router';
import { Heading } from '#app/ui/content/heading.tsx';
import { FILE_REFUSALS } from '#domain/mail/reply-files.ts';
import type { LetterFile, RefusedFile } from '../schema.ts';
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
  files: readonly LetterFile[];
  refusedFiles: readonly RefusedFile[];
};

type LetterListProps<Letter> = {
  letters: readonly Letter[];
  /** The candidate's name for this reader, such as 'You'. */
  candidate: string;
  /** The agency's name, for messages with an unknown author. */
  agency: string;
  children?: ReactNode;
  note?: (letter: Letter) => ReactNode;
};

export function LetterList<Letter extends ShownLetter>(props: LetterListProps<Letter>) {
  const { letters, candidate, agency, children, note } = props;
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
              <LetterFiles files={letter.files} refused={letter.refusedFiles} />
              {note?.(letter)}
            </li>
          ))}
        </ol>
      )}
      {children}
    </section>
  );
}

type LetterFilesProps = { files: readonly LetterFile[]; refused: readonly RefusedFile[] };

function LetterFiles({ files, refused }: LetterFilesProps) {
  if (files.length + refused.length === 0) return null;
  return (
    <ul aria-label="Attachments" className="mt-1 text-sm [overflow-wrap:anywhere]">
      {files.map(({ id, name }, index) => (
        <li key={id ?? index}>
          {id === null ? (
            <span className="text-ink-soft">Attached: {name}</span>
          ) : (
            <a href={href('/cvs/:id', { id })} download className="link inline-flex min-h-11 items-center sm:min-h-8">
              {name}
            </a>
          )}
        </li>
      ))}
      {refused.map(({ name, refusal }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list never changes its order.
        <li key={index} className="text-ink-soft">
          {`Attachment not saved: ${name}${refusal ? ` (${FILE_REFUSALS[refusal]})` : ''}`}
        </li>
      ))}
    </ul>
  );
}

const senderOf = ({ isUndelivered, isReply, author }: ShownLetter, candidate: string, agency: string): string => {
  if (isUndelivered) return 'Mail server';
  return isReply ? candidate : (author ?? agency);
};
