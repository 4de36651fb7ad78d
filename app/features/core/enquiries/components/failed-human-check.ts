/** Handles a failed human check. Its error asks people to reload the page, so the typed text is stored in the browser first. */

import { type RefObject, useEffect, useState } from 'react';
import type { Reply } from '#app/web/form/reply.ts';
import { UNPROVEN_STORAGE } from '#domain/device/browser-storage.ts';
import type { EnquiryKind } from '#domain/enquiry/enquiry.ts';
import { HUMAN_CHECK_FIELD } from '#platform/human-check/actions.ts';
import { ENQUIRY_TEXTS } from '../texts.ts';

type FailedHumanCheck = {
  shown: Reply | undefined;
  refuse: () => void;
};

export function useFailedHumanCheck(
  kind: EnquiryKind,
  form: RefObject<HTMLFormElement | null>,
  answer: Reply | undefined,
): FailedHumanCheck {
  const [refused, setRefused] = useState<{ since: Reply | undefined; answer: Reply } | null>(null);
  const { notHuman } = ENQUIRY_TEXTS[kind];
  const visibleReply = refused?.since === answer && refused ? refused.answer : answer;
  const notice = visibleReply?.notice;
  useEffect(() => {
    if (form.current) restoreText(kind, form.current);
  }, [kind, form]);
  useEffect(() => {
    if (form.current && notice?.text === notHuman.text) keepText(kind, form.current);
  }, [kind, form, notice, notHuman]);
  return {
    shown: visibleReply,
    // A new object each time, so that the notice is announced again.
    refuse: () => setRefused({ since: answer, answer: { errors: {}, values: {}, notice: { ...notHuman } } }),
  };
}

type KeptText = { kind: EnquiryKind; job: string; fields: [name: string, text: string][] };

/** Excludes files: a browser can store them, but not put them back. */
function keepText(kind: EnquiryKind, form: HTMLFormElement): void {
  const textFields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string');
  const fields = textFields.filter(([name, text]) => text !== '' && name !== HUMAN_CHECK_FIELD && name !== 'job');
  const draft: KeptText = { kind, job: jobOf(form), fields };
  try {
    sessionStorage.setItem(UNPROVEN_STORAGE, JSON.stringify(draft));
  } catch {
    // Nothing is restored without storage.
  }
}

/** Restores once, and only into the same form about the same job. */
function restoreText(kind: EnquiryKind, form: HTMLFormElement): void {
  const draft = readKept();
  if (draft?.kind !== kind || draft.job !== jobOf(form)) return;
  forgetText();
  for (const [name, text] of draft.fields) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLSelectElement) field.value = text;
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    // Text that the visitor typed before hydration is newer.
    if (isText && field.value === field.defaultValue) field.value = text;
  }
}

export function forgetText(): void {
  try {
    sessionStorage.removeItem(UNPROVEN_STORAGE);
  } catch {
    // There is nothing to delete without storage.
  }
}

function readKept(): KeptText | null {
  try {
    return JSON.parse(sessionStorage.getItem(UNPROVEN_STORAGE) ?? 'null');
  } catch {
    return null;
  }
}

const jobOf = (form: HTMLFormElement): string => String(new FormData(form).get('job') ?? '');
