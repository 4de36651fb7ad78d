import { Pencil } from 'lucide-react';
import { href } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { type MessageKey, type MessageOccasion, OCCASION_NAMES } from '#domain/application/default-status-emails.ts';
import type { Message } from '#domain/application/status-email.ts';
import { MessageText } from './status-history.tsx';

export type ShownMessage = {
  key: MessageKey;
  isAgency: boolean;
  occasion: MessageOccasion;
  preview: Message;
  /** Null for the default message. */
  changed: { at: string; by: string | null } | null;
};

export const AGENCY_JOBS = 'For the agency’s own jobs';
export const EMPLOYER_JOBS = 'For jobs of employers with an account';

export const MessageList = ({ words }: { words: readonly ShownMessage[] }) => (
  <div className="space-y-12">
    <MessageSet title={AGENCY_JOBS} words={words.filter(({ isAgency }) => isAgency)} />
    <MessageSet title={EMPLOYER_JOBS} words={words.filter(({ isAgency }) => !isAgency)} />
  </div>
);

function MessageSet({ title, words }: { title: string; words: readonly ShownMessage[] }) {
  return (
    <section>
      <Heading level={2} size="item" className="mb-3">
        {title}
      </Heading>
      <ul className="border-line border-t">
        {words.map(({ key, occasion, preview, changed }) => (
          <li
            key={key}
            className="grid gap-x-10 gap-y-3 border-line border-b py-6 lg:grid-cols-[14rem_minmax(0,1fr)_auto]"
          >
            <div>
              <Heading level={3} size="item">
                {OCCASION_NAMES[occasion]}
              </Heading>
              <p className="mt-1 text-ink-soft text-sm">{describeChange(changed)}</p>
            </div>
            <MessageText message={preview} />
            <div>
              <ButtonLink to={href('/admin/messages/:status', { status: key })} variant="secondary" size="sm">
                <Pencil aria-hidden="true" />
                <span>
                  Edit<span className="sr-only">{` ${OCCASION_NAMES[occasion]}, ${title.toLowerCase()}`}</span>
                </span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function describeChange(changed: ShownMessage['changed']): string {
  return changed ? `Changed ${changed.at} by ${changed.by ?? 'a deleted account'}` : 'Default text';
}
