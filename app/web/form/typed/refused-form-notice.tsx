import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { href, useLocation } from 'react-router';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { NEW_TAB, NewTabMark } from '#app/ui/new-tab-mark.tsx';
import { type RefusalReason, type RefusedForm, refusedForm } from './keep-refused-form.ts';

/** The notice above a refused form, or at the top of the page if the form cannot be seen. */
export function RefusedFormNotice() {
  const refusal = refusedForm.useValue((value) => value);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is left takes its notice along
  useEffect(() => () => refusedForm.set(null), [pathname]);
  return refusal && <PlacedNotice refused={refusal} path={pathname} />;
}

function PlacedNotice({ refused, path }: { refused: RefusedForm; path: string }) {
  const form = refused.sent?.form;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const box = document.createElement('div');
    if (form?.isConnected && form.checkVisibility()) {
      // The notice takes the form's full width in any row or grid.
      box.className = 'col-span-full w-full basis-full';
      form.before(box);
    } else {
      box.className = 'wrap';
      document.getElementById('main')?.prepend(box);
    }
    setPlace(box);
    return () => {
      box.remove();
      setPlace(null);
    };
  }, [form]);
  return place && createPortal(<RefusalNotice refused={refused} path={path} />, place);
}

function RefusalNotice({ refused, path }: { refused: RefusedForm; path: string }) {
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed cannot keep the focus while it is disabled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is announced, also the same one again
  useEffect(() => box.current?.focus(), [refused]);
  const { reason, hasTyped } = refused;
  const { title, typed, untyped } = TEXTS[reason];
  return (
    <div ref={box} tabIndex={-1} className="my-4 max-w-2xl rounded-md">
      <Notice
        tone="danger"
        title={title}
        action={
          reason === 'signed_out' && (
            <a href={loginFor(path)} {...NEW_TAB} className="link">
              Sign in in another tab
              <NewTabMark />
            </a>
          )
        }
      >
        {hasTyped ? typed : untyped}
      </Notice>
    </div>
  );
}

const loginFor = (path: string): string =>
  /^\/(admin|employer)\b|\/edit$/.test(path) ? href('/employer-login') : href('/candidate-login');

const TEXTS: Record<RefusalReason, { title: string; typed: string; untyped: string }> = {
  signed_out: {
    title: 'You are signed out',
    typed: 'Nothing was saved. What you typed is below. Sign in in another tab, then send it again here.',
    untyped: 'Nothing was changed. Sign in in another tab, then try again here.',
  },
  not_allowed: {
    title: 'You don’t have access',
    typed: 'Nothing was saved. What you typed is below. Check in another tab which account you are signed in to.',
    untyped: 'Nothing was changed.',
  },
  failed: {
    title: 'Failed to send',
    typed: 'We couldn’t reach the site. What you typed is below. Try again in a moment.',
    untyped: 'Try again in a moment.',
  },
  refused: {
    title: 'Failed to save',
    typed: 'The server refused it. What you typed is below. Copy it, then reload the page.',
    untyped: 'Reload the page.',
  },
};
