/** The way to the assistant, on every page that has scripts. Its panel is fetched when it is pressed for the first time. */
import { MessageCircle } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { showToast } from '#app/site/toasts.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { useIsHydrated } from '#app/ui/hydration.ts';
import type { AssistantPanelProps } from './assistant-panel.tsx';

/** Places with their own controls at the bottom, or for those who work here. */
const WITHOUT = /^\/(job-swipe|admin|employer|dev)(\/|$)/;
/** On a phone a job has a bar to apply by at the bottom. */
const WITH_BAR = /^\/jobs\/[^/]+$/;

export function AssistantButton() {
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  const [Panel, setPanel] = useState<ComponentType<AssistantPanelProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!isHydrated || WITHOUT.test(pathname)) return null;

  const open = async () => {
    try {
      const panel = Panel ?? (await import('./assistant-panel.tsx')).default;
      setPanel(() => panel);
      setIsOpen(true);
    } catch {
      showToast({ title: 'The assistant could not be loaded', text: 'Try again in a moment.', tone: 'danger' });
    }
  };
  return (
    <aside aria-label="Assistant" className="no-print">
      <button
        ref={button}
        type="button"
        onClick={open}
        aria-expanded={isOpen}
        aria-label="Open the assistant"
        data-bottom-bar
        className={classNames(
          'fixed right-4 z-30 grid size-12 place-items-center rounded-full bg-brand text-on-brand shadow-raised transition-colors hover:bg-brand-strong sm:right-6 sm:size-14',
          WITH_BAR.test(pathname)
            ? 'bottom-[calc(5.5rem+env(safe-area-inset-bottom))] max-lg:translate-y-[calc(-1*var(--banner-space,0px))] lg:bottom-6'
            : 'bottom-[max(1rem,env(safe-area-inset-bottom))] max-lg:translate-y-[calc(-1*var(--banner-space,0px))] sm:bottom-6',
          // Above the cookie banner a very low screen has room for the header, and for nothing on top of it.
          'max-lg:[@media(max-height:19.99rem)]:[:root:has(#consent-banner-title)_&]:hidden',
          isOpen && 'invisible',
        )}
      >
        <MessageCircle aria-hidden="true" className="size-6" />
      </button>
      {Panel && <Panel isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </aside>
  );
}
