/**
 * Where the human check failed, here or on the server: what is said, and that what was typed outlives the page. People are
 * told to load it anew, which would take their words with it.
 */

import { type RefObject, useEffect, useState } from 'react';
import type { Reply } from '#app/web/form/reply.ts';
import { UNPROVEN_STORAGE } from '#domain/device/browser-storage.ts';
import type { EnquiryKind } from '#domain/enquiry/enquiry.ts';
import { HUMAN_CHECK_FIELD } from '#platform/human-check/actions.ts';
import { ENQUIRY_TEXTS } from '../texts.ts';

type Unproven = {
  /** What is to be shown above the form: what the server said, or that the check failed since. */
  shown: Reply | undefined;
  /** To be called where the form was to be sent and the check failed. */
  refuse: () => void;
};

export function useUnproven(
  kind: EnquiryKind,
  form: RefObject<HTMLFormElement | null>,
  answer: Reply | undefined,
): Unproven {
  const [refused, setRefused] = useState<{ since: Reply | undefined; answer: Reply } | null>(null);
  const { notHuman } = ENQUIRY_TEXTS[kind];
  const shown = refused?.since === answer && refused ? refused.answer : answer;
  const notice = shown?.notice;
  useEffect(() => {
    if (form.current) restoreText(kind, form.current);
  }, [kind, form]);
  useEffect(() => {
    if (form.current && notice?.text === notHuman.text) keepText(kind, form.current);
  }, [kind, form, notice, notHuman]);
  return {
    shown,
    // Each time as new, so that it is said again.
    refuse: () => setRefused({ since: answer, answer: { errors: {}, values: {}, notice: { ...notHuman } } }),
  };
}

type Kept = { kind: EnquiryKind; job: string; fields: [name: string, text: string][] };

/** No files: a browser can keep them, but not put them back. */
function keepText(kind: EnquiryKind, form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string');
  const fields = typed.filter(([name, text]) => text !== '' && name !== HUMAN_CHECK_FIELD && name !== 'job');
  const kept: Kept = { kind, job: jobOf(form), fields };
  try {
    sessionStorage.setItem(UNPROVEN_STORAGE, JSON.stringify(kept));
  } catch {
    // A browser that stores nothing, or no more: then it is as if there were nothing to put back.
  }
}

/** Once, and into the form it was typed into: about another job people have other things to say. */
function restoreText(kind: EnquiryKind, form: HTMLFormElement): void {
  const kept = readKept();
  if (kept?.kind !== kind || kept.job !== jobOf(form)) return;
  forgetText();
  for (const [name, text] of kept.fields) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLSelectElement) field.value = text;
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    // Text that the visitor typed before hydration is newer.
    if (isText && field.value === field.defaultValue) field.value = text;
  }
}

/** To be called when the form goes. */
export function forgetText(): void {
  try {
    sessionStorage.removeItem(UNPROVEN_STORAGE);
  } catch {
    // Where nothing can be stored, nothing is there to be forgotten.
  }
}

function readKept(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(UNPROVEN_STORAGE) ?? 'null');
  } catch {
    return null;
  }
}

const jobOf = (form: HTMLFormElement): string => String(new FormData(form).get('job') ?? '');
