/** A conversation with the assistant. Closing the panel keeps it until the page is left (spec: marketing §2, §4). */
import { SendHorizontal, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { href, Link, useRouteLoaderData } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { Input } from '#app/ui/form/input.tsx';
import type { AssistantWords } from '#db/content/site/assistant.ts';
import { fillFacts } from '#domain/site/fill-facts.ts';
import { hasLegalPage } from '#domain/site/site.ts';
import { answer } from '../client.ts';
import { LONGEST_MESSAGE } from '../schema.ts';
import { MODEL_TEXTS } from '../texts.ts';
import { type Message, MessageList } from './message-list.tsx';

export type AssistantPanelProps = { words: AssistantWords; isOpen: boolean; onClose: () => void };

const greet = ({ greeting }: AssistantWords): Message => ({
  id: 1,
  sender: 'bot',
  text: fillFacts(greeting),
  timestamp: new Date(),
  links: [],
  isAutomatic: false,
});

export default function AssistantPanel({ words, isOpen, onClose }: AssistantPanelProps) {
  const [messages, setMessages] = useState(() => [greet(words)]);
  const [awaited, setAwaited] = useState(0);
  const lastId = useRef(1);
  const field = useRef<HTMLInputElement>(null);
  const usesModel = useRouteLoaderData<{ usesLanguageModel: boolean }>('root')?.usesLanguageModel ?? false;
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);

  const newMessage = (sender: Message['sender'], text: string): Message => {
    lastId.current += 1;
    return { id: lastId.current, sender, text, timestamp: new Date(), links: [], isAutomatic: false };
  };

  const send = async (typed: string) => {
    const text = typed.trim();
    if (!text) return;
    const conversation = [...messages, newMessage('user', text)];
    setMessages(conversation);
    setAwaited((count) => count + 1);
    let reply: Message | null = null;
    await answer(words, conversation, (shown) => {
      const grown: Message = { ...(reply ?? newMessage('bot', '')), ...shown };
      reply = grown;
      setMessages((all) => [...all.filter(({ id }) => id !== grown.id), grown].sort((a, b) => a.id - b.id));
    });
    // The answer counts as arrived only when it is complete, so that a screen reader reads it once.
    setAwaited((count) => count - 1);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!field.current) return;
    void send(field.current.value);
    field.current.value = '';
    field.current.focus();
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };

  return (
    <div
      role="dialog"
      aria-labelledby="assistant-name"
      hidden={!isOpen}
      onKeyDown={closeByKey}
      className={classNames(
        'fixed inset-x-0 bottom-0 z-40 h-[600px] max-h-dvh flex-col border border-line bg-paper shadow-raised',
        'sm:inset-x-auto sm:right-6 sm:bottom-6 sm:max-h-[calc(100dvh-3rem)] sm:w-96 sm:overflow-hidden sm:rounded-lg',
        isOpen && 'flex',
      )}
    >
      <div className="on-deep flex items-center justify-between gap-4 bg-deep py-2.5 pr-2 pl-5 text-on-deep">
        <div>
          <h2 id="assistant-name" className="font-display text-lg leading-tight font-medium">
            {fillFacts(words.name)}
          </h2>
          <p className="flex items-center gap-2 text-on-deep-soft text-sm">
            <span aria-hidden="true" className="size-2 rounded-full bg-[#86cfae]" />
            {words.status}
          </p>
        </div>
        <button
          type="button"
          onClick={onClose}
          aria-label="Close the assistant"
          className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-white/10"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <MessageList
        words={words}
        messages={messages}
        isWaiting={awaited > 0}
        onQuickReply={quickReply}
        onLeave={leaveOnPhone}
      />
      <div
        data-toasts-above
        className="border-line border-t bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      >
        <form onSubmit={submit} className="flex gap-2">
          <label htmlFor="assistant-question" className="sr-only">
            Your question
          </label>
          <Input
            ref={field}
            id="assistant-question"
            maxLength={LONGEST_MESSAGE}
            placeholder="Type your question"
            autoComplete="off"
            aria-describedby={usesModel ? 'assistant-note' : undefined}
            enterKeyHint="send"
          />
          <button
            type="submit"
            aria-label="Send"
            className="grid size-11 shrink-0 place-items-center rounded-md bg-brand text-on-brand transition-colors hover:bg-brand-strong"
          >
            <SendHorizontal aria-hidden="true" className="size-5" />
          </button>
        </form>
        {usesModel && (
          <p id="assistant-note" className="mt-2 text-ink-soft text-sm">
            {MODEL_TEXTS.note}{' '}
            {hasLegalPage('privacy-policy') && (
              <Link to={href('/privacy-policy')} onClick={leaveOnPhone} className="link">
                Privacy policy
              </Link>
            )}
          </p>
        )}
      </div>
    </div>
  );

  function quickReply(text: string) {
    void send(text);
    field.current?.focus();
  }

  function leaveOnPhone() {
    if (matchMedia('(width < 40rem)').matches) onClose();
  }
}
