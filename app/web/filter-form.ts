/** Applies the filters of a GET form at once, and updates the form when the page's search changes. */
import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

/** Long enough that a typed word is one search, short enough to feel immediate. */
const TYPING_PAUSE_MS = 300;
/** Part of a place name would match another place, and suggestions help while it is typed. */
const PLACE_PAUSE_MS = 1_000;

export type FilterControl = HTMLInputElement | HTMLSelectElement;

type Filtering = {
  /** A new value means new results, to which the form is reset. */
  results: unknown;
  makeHref: (form: HTMLFormElement) => string;
  /** Controls whose value differs from the displayed search, with the displayed value. For radio buttons all of a group. */
  listDifferences: (form: HTMLFormElement) => { control: FilterControl; value: string }[];
};

export function useFilterForm({ results, makeHref, listDifferences }: Filtering) {
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHydrated = useRef(false);
  const navigate = useNavigate();
  const question = useRef(0);
  const answeredQuestion: unknown = useLocation().state?.question;
  const isAnswer = useNavigationType() !== 'POP' && typeof answeredQuestion === 'number';

  function stopWaiting() {
    clearTimeout(pause.current);
    pause.current = undefined;
  }

  function apply(isReplacing: boolean) {
    stopWaiting();
    if (!form.current) return;
    question.current += 1;
    const state = { question: question.current };
    void navigate(makeHref(form.current), { replace: isReplacing, preventScrollReset: true, state });
  }

  /** A choice adds a history entry; typing does not. */
  function applySoon(event: FormEvent) {
    stopWaiting();
    const { target, nativeEvent } = event;
    const isTyping = target instanceof HTMLInputElement && target.type !== 'radio';
    // Choosing a suggestion dispatches a scripted event.
    const isPlace = isTyping && target.role === 'combobox' && nativeEvent.isTrusted;
    const pauseMs = isPlace ? PLACE_PAUSE_MS : isTyping ? TYPING_PAUSE_MS : 0;
    pause.current = setTimeout(() => apply(isTyping), pauseMs);
  }

  function showResults() {
    for (const { control, value } of form.current ? listDifferences(form.current) : []) {
      if (isRadio(control)) control.checked = control.value === value;
      else control.value = value;
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page shows is what it waits for
  useEffect(() => {
    if (!form.current) return;
    const hadScript = isHydrated.current;
    isHydrated.current = true;
    // A slow phone may still render results for half a word when the whole word is requested.
    if (isAnswer && answeredQuestion < question.current) return;
    const differing = listDifferences(form.current);
    // Applies choices made before the scripts were ready.
    if (!hadScript && differing.length > 0) apply(true);
    // After Back or a link to another search the form shows that search, but never while the visitor types.
    else if (pause.current === undefined) showResults();
  }, [results]);
  useEffect(() => () => clearTimeout(pause.current), []);

  return { form, apply, applySoon, follow: showResults };
}

const isRadio = (control: FilterControl): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'radio';

export const listControls = (form: HTMLFormElement): FilterControl[] =>
  [...form.elements].filter((control) => control instanceof HTMLInputElement || control instanceof HTMLSelectElement);
