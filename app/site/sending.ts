/** How a form is sent: by the page it stands on, or from a dialog or section without leaving the page. */
import { type FetcherWithComponents, Form, useLocation, useNavigation } from 'react-router';
import type { FormAnswer } from './form-answer.tsx';

export type Sending = {
  Form: typeof Form | FetcherWithComponents<unknown>['Form'];
  /** Where to, if not to the page itself. */
  action?: string;
  isSending: boolean;
  answer: FormAnswer | undefined;
};

export function usePageSending(answer: FormAnswer | undefined): Sending {
  const { state, formMethod, formAction } = useNavigation();
  const { pathname } = useLocation();
  const isOurs = formMethod === 'POST' && formAction?.split('?', 1)[0] === pathname;
  return { Form, isSending: state !== 'idle' && isOurs, answer };
}

export const fetcherSending = (
  { Form, state, data }: FetcherWithComponents<FormAnswer | undefined>,
  action: string,
): Sending => ({ Form, action, isSending: state !== 'idle', answer: data });
