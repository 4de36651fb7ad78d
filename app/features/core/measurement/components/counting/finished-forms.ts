/** Which forms were accepted: React Router knows what became of what was sent, so no form has to say so itself. */
import { useEffect, useRef } from 'react';
import { href, useFetchers, useLocation, useNavigation } from 'react-router';
import type { MeasuredForm } from '#app/pages/row.ts';
import type { Reply } from '#app/web/form/reply.ts';
import { formAt } from './measured-page.ts';

/** A form that leads here was refused because the session had ended. */
const LOGIN_PAGES: readonly string[] = [href('/candidate-login'), href('/employer-login')];

/** @param onFinish the same at every render */
export function useFinishedForms(onFinish: (form: MeasuredForm) => void): void {
  const { state, formMethod, formAction, location: next } = useNavigation();
  const { pathname, search } = useLocation();
  const sent = useRef<string | null>(null);
  // A page's form that is accepted leads to another address; one that is refused comes back at its own.
  useEffect(() => {
    if (formMethod === 'POST' && formAction) sent.current = formAction;
    else if (state === 'loading') sent.current = null;
    if (sent.current === null || state === 'submitting') return;
    const arrived = state === 'loading' ? next : { pathname, search };
    const isElsewhere = arrived.pathname + arrived.search !== sent.current;
    const form = formAt(pathOf(sent.current));
    if (isElsewhere || state === 'idle') sent.current = null;
    if (isElsewhere && form && !LOGIN_PAGES.includes(arrived.pathname)) onFinish(form);
  }, [state, formMethod, formAction, next, pathname, search, onFinish]);

  const fetchers = useFetchers();
  const known = useRef(new Map<string, MeasuredForm>());
  // A dialog's form that is accepted says so, or leads to another address.
  useEffect(() => {
    const { current: open } = known;
    for (const fetcher of fetchers) {
      if (fetcher.state === 'submitting') {
        const form = fetcher.formMethod === 'POST' ? formAt(pathOf(fetcher.formAction)) : null;
        if (form) open.set(fetcher.key, form);
        continue;
      }
      const form = open.get(fetcher.key);
      if (!form) continue;
      const answer: Reply | undefined = fetcher.data;
      const isLedOn = answer === undefined && state === 'loading' && !LOGIN_PAGES.includes(next.pathname);
      if (!answer?.isDone && !isLedOn) continue;
      open.delete(fetcher.key);
      onFinish(form);
    }
  }, [fetchers, state, next, onFinish]);
}

const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? '';
