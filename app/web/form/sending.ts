import { type FetcherWithComponents, Form, useLocation, useNavigation } from 'react-router';
import type { Reply } from './reply.ts';

export type Sending<More extends object = object> = {
  Form: typeof Form | FetcherWithComponents<unknown>['Form'];
  /** Spread this on the form. Only pages that are never stored may omit the action, and post to their own URL. */
  target: { action?: string };
  /** True if the form is sent to a page other than its own. */
  isForOtherPage: boolean;
  isSending: boolean;
  /** The pressed button while its request runs; null when idle. */
  intent: string | null;
  answer: Reply<More> | undefined;
};

/** @param action required on a cached page: otherwise the form would contain the query of its first visitor */
export function usePageSending<More extends object>(answer: Reply<More> | undefined, action?: string): Sending<More> {
  const { state, formMethod, formAction, formData } = useNavigation();
  const { pathname } = useLocation();
  const isOurs = formMethod === 'POST' && formAction?.split('?', 1)[0] === pathname;
  const isSending = state !== 'idle' && isOurs;
  const intent = state === 'submitting' && isOurs ? readIntent(formData) : null;
  return { Form, target: action === undefined ? {} : { action }, isForOtherPage: false, isSending, intent, answer };
}

export function fetcherSending<More extends object>(
  { Form, state, data, formData }: FetcherWithComponents<Reply<More> | undefined>,
  action: string,
): Sending<More> {
  const isSending = state !== 'idle';
  // Stays busy until the page around the dialog has reloaded its data, too.
  return {
    Form,
    target: { action },
    isForOtherPage: true,
    isSending,
    intent: isSending ? readIntent(formData) : null,
    answer: data,
  };
}

const readIntent = (form: FormData | undefined): string => String(form?.get('intent') ?? '');
