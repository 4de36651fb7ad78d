/** What candidates are told, status by status, as an example would read. */
import { Pencil } from 'lucide-react';
import { href } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { APPLICATION_STATUS_NAMES, type MessageStatus } from '#domain/application/application.ts';
import type { Message } from '#domain/application/application-message.ts';
import { MessageText } from './status-history.tsx';

export type ShownWords = {
  status: MessageStatus;
  /** Filled in with an example. */
  preview: Message;
  /** Null: they are the original words. */
  changed: { at: string; by: string | null } | null;
};

export function MessageList({ words }: { words: readonly ShownWords[] }) {
  return (
    <ul className="border-line border-t">
      {words.map(({ status, preview, changed }) => (
        <li
          key={status}
          className="grid gap-x-10 gap-y-3 border-line border-b py-6 lg:grid-cols-[14rem_minmax(0,1fr)_auto]"
        >
          <div>
            <Heading level={2} size="item">
              {APPLICATION_STATUS_NAMES[status]}
            </Heading>
            <p className="mt-1 text-ink-soft text-sm">{describeChange(changed)}</p>
          </div>
          <MessageText message={preview} />
          <div>
            <ButtonLink to={href('/admin/messages/:status', { status })} variant="secondary" size="sm">
              <Pencil aria-hidden="true" />
              <span>
                Edit<span className="sr-only"> the words for {APPLICATION_STATUS_NAMES[status]}</span>
              </span>
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function describeChange(changed: ShownWords['changed']): string {
  return changed ? `Changed ${changed.at} by ${changed.by ?? 'a deleted account'}` : 'Original words';
}
