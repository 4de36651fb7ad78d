import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { AssistantWords } from '#db/content/site/assistant.ts';
import { fillFacts } from '#domain/site/fill-facts.ts';
import type { ShownAnswer } from '../client.ts';
import type { AssistantLink, Turn } from '../schema.ts';
import { MODEL_TEXTS } from '../texts.ts';

/** spec: marketing §3 "Chat message". */
export type Message = Turn & ShownAnswer & { id: number; timestamp: Date };

type MessageListProps = {
  words: AssistantWords;
  messages: readonly Message[];
  isWaiting: boolean;
  onQuickReply: (text: string) => void;
  onLeave: () => void;
};

export function MessageList({ words, messages, isWaiting, onQuickReply, onLeave }: MessageListProps) {
  const list = useRef<HTMLDivElement>(null);
  // The last question comes to the top, so that its answer is read from its beginning, however long it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added or grows is scrolled to
  useEffect(() => {
    const question = list.current?.querySelector<HTMLElement>(
      '[data-sender="user"]:nth-last-child(1 of [data-sender="user"])',
    );
    if (question) list.current?.scrollTo({ top: question.offsetTop - 20 });
  }, [messages, isWaiting]);
  return (
    <div
      ref={list}
      role="log"
      aria-label="Conversation"
      aria-live="polite"
      aria-busy={isWaiting}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
      tabIndex={0}
      className="relative min-h-0 flex-1 space-y-5 overflow-y-auto overscroll-contain px-5 py-5 focus-visible:-outline-offset-3"
    >
      {messages.map((message) => (
        <MessageItem key={message.id} name={fillFacts(words.name)} message={message} onLeave={onLeave} />
      ))}
      {messages.length === 1 && (
        <ul className="space-y-2">
          {words.quickReplies.map((text) => (
            <li key={text}>
              <button
                type="button"
                onClick={() => onQuickReply(text)}
                className="min-h-11 w-full rounded-md border border-control bg-surface px-3.5 py-2 text-left font-medium transition-colors hover:border-ink"
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isWaiting && (
        <p aria-hidden="true" className="text-ink-faint">
          Writing…
        </p>
      )}
    </div>
  );
}

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

type MessageItemProps = { name: string; message: Message; onLeave: () => void };

function MessageItem({ name, message: { sender, text, links, isAutomatic, timestamp }, onLeave }: MessageItemProps) {
  const isUser = sender === 'user';
  return (
    <div data-sender={sender} className={isUser ? 'ml-10' : undefined}>
      <p className={isUser ? 'text-right text-ink-faint text-sm' : 'text-ink-faint text-sm'}>
        {isUser ? 'You' : name}, <time dateTime={timestamp.toISOString()}>{time.format(timestamp)}</time>
      </p>
      <p
        className={
          isUser
            ? 'mt-1 ml-auto w-fit rounded-lg bg-brand-soft px-3.5 py-2 whitespace-pre-line'
            : 'mt-1 whitespace-pre-line'
        }
      >
        {text}
      </p>
      {isAutomatic && <p className="mt-1.5 text-ink-soft text-sm italic">{MODEL_TEXTS.automatic}</p>}
      {links.length > 0 && (
        <ul className="mt-3 border-line border-t">
          {links.map((link) => (
            <LinkItem key={link.href} link={link} onLeave={onLeave} />
          ))}
        </ul>
      )}
    </div>
  );
}

function LinkItem({ link: { label, note, href: to }, onLeave }: { link: AssistantLink; onLeave: () => void }) {
  return (
    <li className="border-line border-b">
      <Link to={to} onClick={onLeave} className="group flex min-h-11 items-center justify-between gap-3 py-2">
        <span className="min-w-0">
          <span className="block font-semibold text-brand underline-offset-4 group-hover:underline">{label}</span>
          {note && <span className="figures block text-ink-soft text-sm">{note}</span>}
        </span>
        <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-brand" />
      </Link>
    </li>
  );
}
