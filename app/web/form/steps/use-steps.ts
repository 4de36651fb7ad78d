/**
 * A long form one step at a time. Every part stays on the page, so it remains one form: what was typed is kept, and one
 * button sends it. Without `isStepped` all parts are in sight, and nothing here does anything.
 */
import { type FormEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Reply } from '../reply.ts';

type Errors = Record<string, string>;

type StepsOptions = {
  /** What the ids of its fields begin with. */
  id: string;
  isStepped: boolean;
  /** The names of the fields of each part, in the order of the parts. */
  parts: readonly (readonly string[])[];
  answer: Reply | undefined;
  /** What is wrong with what was typed, by field, in the order of the form: of any part. */
  findFaults: (values: Record<string, string>) => Errors;
};

export type Steps = {
  id: string;
  isStepped: boolean;
  /** Counts from 0. */
  current: number;
  count: number;
  /** The answer of the server, with what was found since. */
  answer: Reply | undefined;
  goBack: () => void;
  /** Stays where something is wrong with this part. */
  goOn: () => void;
  /** For an element around the whole form. */
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
  const [seen, setSeen] = useState(answer);
  const [found, setFound] = useState<Errors | null>(null);
  const [focused, setFocused] = useState<{ id: string } | null>(null);
  const ref = useRef<HTMLDivElement>(null);
  if (answer !== seen) {
    setSeen(answer);
    setFound(null);
    setCurrent(firstPart(parts, answer));
  }
  // After the render that shows it.
  useEffect(() => {
    if (focused) document.getElementById(focused.id)?.focus();
  }, [focused]);
  const errors = found ?? answer?.errors ?? {};
  const last = parts.length - 1;
  const goTo = (part: number) => {
    setCurrent(part);
    setFocused({ id: headingIdOf(id, part) });
  };
  const goOn = () => {
    const names = parts[current] ?? [];
    const faults = pick(findFaults(readTyped(ref.current)), (name) => names.includes(name));
    setFound({ ...faults, ...pick(errors, (name) => !names.includes(name)) });
    const [first] = Object.keys(faults);
    if (first) setFocused({ id: `${id}-${first}` });
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
    answer: found ? { ...(answer ?? { values: {}, notice: null }), errors } : answer,
    goBack: () => goTo(Math.max(current - 1, 0)),
    goOn,
    watch: {
      ref,
      // Enter in a field sends a form, even by a button that is hidden: before the last step it goes on instead.
      onSubmitCapture: (event) => {
        if (!isStepped || current === last) return;
        event.preventDefault();
        event.stopPropagation();
        goOn();
      },
      // A browser cannot lead to a field that is not shown, and would stop without a word.
      onInvalidCapture: ({ target }) => reveal(target instanceof Element ? target : null),
      // A summary of what is wrong leads to fields of every part.
      onClickCapture: ({ target }) => {
        const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
        if (link) reveal(document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
      },
    },
  };
}

/** Of what is wrong; otherwise the last one, where it was sent from. One that was saved begins again. */
function firstPart(parts: StepsOptions['parts'], answer: Reply | undefined): number {
  if (!answer || answer.isSavedOffline) return 0;
  const wrong = parts.findIndex((names) => names.some((name) => name in answer.errors));
  return wrong < 0 ? parts.length - 1 : wrong;
}

function readTyped(around: HTMLElement | null): Record<string, string> {
  const form = around?.querySelector('form');
  const typed = [...new FormData(form ?? undefined)].filter((field) => typeof field[1] === 'string');
  return Object.fromEntries(typed) as Record<string, string>;
}

const pick = (errors: Errors, isPicked: (name: string) => boolean): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => isPicked(name)));
