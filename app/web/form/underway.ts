/** True from the press of the button until the answer. The button is disabled only by the next render. */
import { type RefObject, type SubmitEvent, useCallback, useEffect, useRef } from 'react';
import type { Sending } from './sending.ts';

type PendingForm = {
  isUnderway: RefObject<boolean>;
  begin(event: SubmitEvent<HTMLFormElement>): void;
};

export function useUnderway({ isSending, answer }: Pick<Sending, 'isSending' | 'answer'>): PendingForm {
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
