/** How a form is sent: by the page it stands on, or from a dialog or section without leaving the page. */
import { type FetcherWithComponents, Form, useLocation, useNavigation } from 'react-router';
import type { FormAnswer } from './form-answer.tsx';

export type Sending = {
  Form: typeof Form | FetcherWithComponents<unknown>['Form'];
  /** Address that receives the form. Only a page that is never stored may leave it out, and send to its own address. */
  action?: string | undefined;
  /** Whether the form is sent to another page than the one it stands on. */
  isForOtherPage: boolean;
  isSending: boolean;
  answer: FormAnswer | undefined;
};

/** @param action required on a page that is stored: otherwise the form would carry the query of its first visitor */
export function usePageSending(answer: FormAnswer | undefined, action?: string): Sending {
  const { state, formMethod, formAction } = useNavigation();
  const { pathname } = useLocation();
  const isOurs = formMethod === 'POST' && formAction?.split('?', 1)[0] === pathname;
  return { Form, action, isForOtherPage: false, isSending: state !== 'idle' && isOurs, answer };
}

export const fetcherSending = (
  { Form, state, data }: FetcherWithComponents<FormAnswer | undefined>,
  action: string,
): Sending => ({ Form, action, isForOtherPage: true, isSending: state !== 'idle', answer: data });
