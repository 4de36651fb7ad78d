import { MessageCircle } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { DIALOG_FORMS } from '#app/chrome/dialogs/enquiry-request.ts';
import { classNames } from '#app/ui/class-names.ts';
import { showToast } from '#app/ui/feedback/toasts.tsx';
import { loadCode } from '#app/web/load-code.ts';
import type { AssistantWords } from '#db/content/site/assistant.ts';
import { siteFacts } from '#domain/site/site.ts';
import { LOAD_PROBLEM } from '../texts.ts';
import type { AssistantPanelProps } from './assistant-panel.tsx';

type LoadedPanel = { Panel: ComponentType<AssistantPanelProps>; words: AssistantWords };

/** Pages that have their own controls, and pages for staff. */
const WITHOUT = /^\/(job-swipe|admin|employer|dev|account|profile|applications|offline|saved-offline)(\/|$)/;
/** Pages with forms, because the button must not distract from applying. An open conversation stays open. */
const FORMS = new RegExp(
  [
    `^(${Object.values(DIALOG_FORMS).join('|')}|/(contact|data-protection|cookie-settings|logout|passkey))(/|$)`,
    '^/[^/]+-(login|sign-up|password|confirmation|email|enquiry)$',
    '^/jobs/[^/]+/.',
  ].join('|'),
);

/** On narrow screens a floating button would cover text, so it is at the end of the page. */
const PLACE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-md border border-control bg-surface px-4.5 ' +
  'font-semibold transition-colors hover:border-ink';
/** Floats in the margin that `--gutter` reserves from 1024 px (app/ui/styles/base.css). */
const FLOATING =
  'lg:fixed lg:right-3 lg:bottom-6 lg:z-30 lg:size-12 lg:rounded-full lg:border-2 lg:border-paper lg:bg-brand lg:p-0 ' +
  'lg:text-on-brand lg:shadow-raised lg:hover:border-paper lg:hover:bg-brand-strong min-[90rem]:right-6 ' +
  'min-[90rem]:size-14';

export function AssistantButton() {
  const { pathname } = useLocation();
  const [loaded, setLoaded] = useState<LoadedPanel | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) (button.current ?? document.getElementById('main'))?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const isForm = FORMS.test(pathname);
  if (!siteFacts().hasAssistant || WITHOUT.test(pathname) || (isForm && !loaded)) return null;

  const open = async () => {
    try {
      setLoaded(loaded ?? (await load()));
      setIsOpen(true);
    } catch {
      showToast(LOAD_PROBLEM);
    }
  };
  return (
    <aside aria-label="Assistant" className="no-print noscript:hidden">
      {!isForm && (
        <div className="wrap max-lg:mt-16 sm:max-lg:mt-24">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line max-lg:border-y max-lg:py-5">
            <p className="font-display text-xl lg:hidden">Something still unclear?</p>
            <button
              ref={button}
              type="button"
              onClick={open}
              aria-expanded={isOpen}
              data-bottom-bar
              className={classNames(PLACE, FLOATING, isOpen && 'invisible')}
            >
              <MessageCircle aria-hidden="true" className="size-5 lg:size-6" />
              <span className="lg:sr-only">Open the assistant</span>
            </button>
          </div>
        </div>
      )}
      {loaded && <loaded.Panel words={loaded.words} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </aside>
  );
}

async function load(): Promise<LoadedPanel> {
  const [{ default: Panel }, { fetchWords }] = await Promise.all([
    loadCode(() => import('./assistant-panel.tsx')),
    loadCode(() => import('../client.ts')),
  ]);
  return { Panel, words: await fetchWords() };
}
