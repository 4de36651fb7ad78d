/** Whether a form is on its way, from the press on until it is answered. Its button knows only from the next render on. */
import { type RefObject, type SubmitEvent, useCallback, useEffect, useRef } from 'react';
import type { Sending } from './sending.ts';

type Underway = {
  isUnderway: RefObject<boolean>;
  /** To be called by the `onSubmit` of the form, after whatever else may stop it. */
  begin(event: SubmitEvent<HTMLFormElement>): void;
};

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
