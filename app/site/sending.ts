/** How a form is sent: by the page it stands on, or from a dialog or section without leaving the page. */
import { type RefObject, type SubmitEvent, useCallback, useEffect, useRef } from 'react';
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

type Underway = {
  isUnderway: RefObject<boolean>;
  /** To be called by the `onSubmit` of the form, after whatever else may stop it. */
  begin(event: SubmitEvent<HTMLFormElement>): void;
};

/** Whether a form is on its way, from the press on until it is answered. Its button knows only from the next render on. */
export function useUnderway({ isSending, answer }: Pick<Sending, 'isSending' | 'answer'>): Underway {
  const isUnderway = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer can come so soon that no render saw the form go
  useEffect(() => {
    if (!isSending) isUnderway.current = false;
  }, [isSending, answer]);
  const begin = useCallback((event: SubmitEvent<HTMLFormElement>) => {
    if (!event.defaultPrevented) isUnderway.current = true;
  }, []);
  return { isUnderway, begin };
}
