/** Detects accepted forms from React Router's navigation state, so that no form has to report itself. */
import { useEffect, useRef } from 'react';
import { href, useFetchers, useLocation, useNavigation } from 'react-router';
import { formAt } from '#app/pages/measured-page.ts';
import type { MeasuredForm } from '#app/pages/row.ts';
import type { Reply } from '#app/web/form/reply.ts';

/** A form that redirects here was refused because the session had ended. */
const LOGIN_PAGES: readonly string[] = [href('/candidate-login'), href('/employer-login')];

export function useFinishedForms(onFinish: (form: MeasuredForm) => void): void {
  const { state, formMethod, formAction, location: next } = useNavigation();
  const { pathname, search } = useLocation();
  const sent = useRef<string | null>(null);
  // An accepted page form redirects to another address; a refused one returns to its own.
  useEffect(() => {
    if (formMethod === 'POST' && formAction) sent.current = formAction;
    else if (state === 'loading') sent.current = null;
    if (sent.current === null || state === 'submitting') return;
    const destination = state === 'loading' ? next : { pathname, search };
    const isElsewhere = destination.pathname + destination.search !== sent.current;
    const form = formAt(pathOf(sent.current));
    if (isElsewhere || state === 'idle') sent.current = null;
    if (isElsewhere && form && !LOGIN_PAGES.includes(destination.pathname)) onFinish(form);
  }, [state, formMethod, formAction, next, pathname, search, onFinish]);

  const fetchers = useFetchers();
  const pendingForms = useRef(new Map<string, MeasuredForm>());
  // An accepted dialog form says so in its reply, or redirects.
  useEffect(() => {
    const { current: open } = pendingForms;
    for (const fetcher of fetchers) {
      if (fetcher.state === 'submitting') {
        const form = fetcher.formMethod === 'POST' ? formAt(pathOf(fetcher.formAction)) : null;
        if (form) open.set(fetcher.key, form);
        continue;
      }
      const form = open.get(fetcher.key);
      if (!form) continue;
      const answer: Reply | undefined = fetcher.data;
      const isRedirected = answer === undefined && state === 'loading' && !LOGIN_PAGES.includes(next.pathname);
      if (!answer?.isDone && !isRedirected) continue;
      open.delete(fetcher.key);
      onFinish(form);
    }
  }, [fetchers, state, next, onFinish]);
}

const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? '';
