/**
 * Shows a long form one step at a time. All parts stay on the page, so it remains one form with one submit button. Without `isStepped` all
 * parts are visible.
 */
import { type FormEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Reply } from '../reply.ts';

type Errors = Record<string, string>;

type StepsOptions = {
  id: string;
  isStepped: boolean;
  /** Field names by part, in order. */
  parts: readonly (readonly string[])[];
  answer: Reply | undefined;
  findFaults: (values: Record<string, string>) => Errors;
};

export type Steps = {
  id: string;
  isStepped: boolean;
  current: number;
  count: number;
  /** The server's answer, with errors found in the browser since. */
  answer: Reply | undefined;
  goBack: () => void;
  goOn: () => void;
  watch: {
    ref: RefObject<HTMLDivElement | null>;
    onSubmitCapture: (event: FormEvent) => void;
    onInvalidCapture: (event: FormEvent) => void;
    onClickCapture: (event: MouseEvent) => void;
  };
};

export const headingIdOf = (id: string, part: number): string => `${id}-part-${part}`;

export function useSteps({ id, isStepped, parts, answer, findFaults }: StepsOptions): Steps {
  const [current, setCurrent] = useState(0);
  const [lastAnswer, setSeen] = useState(answer);
  const [foundErrors, setFound] = useState<Errors | null>(null);
  const [focused, setFocused] = useState<{ id: string } | null>(null);
  const ref = useRef<HTMLDivElement>(null);
  if (answer !== lastAnswer) {
    setSeen(answer);
    setFound(null);
    setCurrent(firstPart(parts, answer));
  }
  // Runs after the render that shows the step.
  useEffect(() => {
    if (focused) document.getElementById(focused.id)?.focus();
  }, [focused]);
  const errors = foundErrors ?? answer?.errors ?? {};
  const last = parts.length - 1;
  const goTo = (part: number) => {
    setCurrent(part);
    setFocused({ id: headingIdOf(id, part) });
  };
  const continueIfValid = () => {
    const names = parts[current] ?? [];
    const faults = pickErrors(findFaults(readTyped(ref.current)), (name) => names.includes(name));
    setFound({ ...faults, ...pickErrors(errors, (name) => !names.includes(name)) });
    const [firstFault] = Object.keys(faults);
    if (firstFault) setFocused({ id: `${id}-${firstFault}` });
    else goTo(Math.min(current + 1, last));
  };
  const reveal = (element: Element | null | undefined) => {
    const part = element?.closest<HTMLElement>('[data-part]')?.dataset['part'];
    const fold = element?.closest('details');
    if (fold) fold.open = true;
    if (isStepped && part !== undefined) flushSync(() => setCurrent(Number(part)));
  };
  return {
    id,
    isStepped,
    current,
    count: parts.length,
    answer: foundErrors ? { ...(answer ?? { values: {}, notice: null }), errors } : answer,
    goBack: () => goTo(Math.max(current - 1, 0)),
    goOn: continueIfValid,
    watch: {
      ref,
      // Enter submits a form even through a hidden button: before the last step it continues instead.
      onSubmitCapture: (event) => {
        if (!isStepped || current === last) return;
        event.preventDefault();
        event.stopPropagation();
        continueIfValid();
      },
      // The browser cannot focus an invalid field that is hidden, and would stop silently.
      onInvalidCapture: ({ target }) => reveal(target instanceof Element ? target : null),
      onClickCapture: ({ target }) => {
        const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
        if (link) reveal(document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
      },
    },
  };
}

/** The first part with an error; otherwise the last, from which the form was sent. A form saved offline starts again. */
function firstPart(parts: StepsOptions['parts'], answer: Reply | undefined): number {
  if (!answer || answer.isSavedOffline) return 0;
  const faultyPart = parts.findIndex((names) => names.some((name) => name in answer.errors));
  return faultyPart < 0 ? parts.length - 1 : faultyPart;
}

function readTyped(container: HTMLElement | null): Record<string, string> {
  const form = container?.querySelector('form');
  const textFields = [...new FormData(form ?? undefined)].filter((field) => typeof field[1] === 'string');
  return Object.fromEntries(textFields) as Record<string, string>;
}

const pickErrors = (errors: Errors, isPicked: (name: string) => boolean): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => isPicked(name)));
