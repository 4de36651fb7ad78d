/**
 * Scripts of a GET form with filters: every choice is applied at once, and the form follows the page. The caller knows what
 * the controls mean.
 */
import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

/** Long enough that a typed word is one search, short enough to feel immediate. */
const TYPING_PAUSE_MS = 300;
/** Half the name of a place finds another place, and the suggestions say how to go on. */
const PLACE_PAUSE_MS = 1_000;

export type FilterControl = HTMLInputElement | HTMLSelectElement;

type Filtering = {
  /** What the page shows: new with every answer, which is what the form follows. */
  shown: unknown;
  /** The address of what the form asks for. */
  makeHref: (form: HTMLFormElement) => string;
  /** The controls that ask for something else than the page shows, and what it shows; of radio buttons all of a group. */
  listDifferences: (form: HTMLFormElement) => { control: FilterControl; value: string }[];
};

export function useFilterForm({ shown, makeHref, listDifferences }: Filtering) {
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHydrated = useRef(false);
  const navigate = useNavigate();
  const question = useRef(0);
  const answered: unknown = useLocation().state?.question;
  const isAnswer = useNavigationType() !== 'POP' && typeof answered === 'number';

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

  /** A choice is a step one can go back from; the letters of a word are not. */
  function applySoon(event: FormEvent) {
    stopWaiting();
    const { target, nativeEvent } = event;
    const isTyping = target instanceof HTMLInputElement && target.type !== 'radio';
    // What was chosen from the suggestions comes as an event of a script.
    const isPlace = isTyping && target.role === 'combobox' && nativeEvent.isTrusted;
    const pauseMs = isPlace ? PLACE_PAUSE_MS : isTyping ? TYPING_PAUSE_MS : 0;
    pause.current = setTimeout(() => apply(isTyping), pauseMs);
  }

  /** The form asks again for what the page shows. */
  function follow() {
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
    // A slow phone may still be drawing the answer to half a word when the whole one is asked for.
    if (isAnswer && answered < question.current) return;
    const differing = listDifferences(form.current);
    // Apply what the visitor chose before the scripts were ready.
    if (!hadScript && differing.length > 0) apply(true);
    // After 'back', or a click on a link to another search, the form follows the page; never while the visitor types.
    else if (pause.current === undefined) follow();
  }, [shown]);
  useEffect(() => () => clearTimeout(pause.current), []);

  return { form, apply, applySoon, follow };
}

const isRadio = (control: FilterControl): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'radio';

/** The inputs and selects of a form. */
export const listControls = (form: HTMLFormElement): FilterControl[] =>
  [...form.elements].filter((control) => control instanceof HTMLInputElement || control instanceof HTMLSelectElement);
