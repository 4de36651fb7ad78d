/**
 * Tracks fields with text that the server has not accepted. One listener for the whole page compares each field with its value before it
 * was first edited.
 */

/** Each field's value before it was edited, or when the server last accepted it. */
const savedTexts = new Map<Element, string>();
/** The form just submitted, until its request begins or the person does something else. */
let submitted: SentForm | null = null;
const inFlight = new Set<SentForm>();

export type SentForm = {
  form: HTMLFormElement;
  path: string;
  values: ReadonlyMap<Element, string>;
};

/** Text that would be lost if the page were left now. A form that is being sent does not count. */
export function isAnythingTyped(): boolean {
  const sending = [submitted, ...inFlight].map((sent) => sent?.form);
  return listTypedForms().some((form) => !sending.includes(form));
}

function listTypedForms(): HTMLFormElement[] {
  const changedFields = [...savedTexts.keys()].filter(isChanged);
  const forms = new Set(changedFields.map(formOf).filter((form) => form !== null));
  const hasText = (form: HTMLFormElement) => changedFields.some((field) => isText(field) && formOf(field) === form);
  return [...forms].filter((form) => hasText(form) || !isEmpty(form));
}

function isEmpty(form: HTMLFormElement): boolean {
  const texts = [...form.elements].filter((field) => isText(field) && canLoseText(field));
  return texts.length > 0 && texts.every((field) => readValue(field) === '');
}

const isText = (field: Element) => field.matches('textarea, [contenteditable=true]') || isTextInput(field);
const isTextInput = (field: Element) => field instanceof HTMLInputElement && !isTickable(field);

function isChanged(field: Element): boolean {
  if (!field.isConnected) {
    savedTexts.delete(field);
    return false;
  }
  return !field.closest(NOT_TYPED) && readValue(field) !== savedTexts.get(field);
}

/** Returns the form just submitted, when its request begins. */
export function takeSubmitted(path: string): SentForm | null {
  if (submitted?.path !== path) return null;
  const sent = submitted;
  submitted = null;
  inFlight.add(sent);
  return sent;
}

export function endSending(sent: SentForm | null, isAccepted: boolean): void {
  if (!sent) return;
  inFlight.delete(sent);
  if (isAccepted) for (const [field, value] of sent.values) savedTexts.set(field, value);
}

export function watchTyping(): void {
  addEventListener('focusin', ({ target }) => note(target, readValue), true);
  for (const type of ['input', 'change']) addEventListener(type, ({ target }) => note(target, readInitialValue), true);
  addEventListener('submit', rememberSubmitted, true);
  for (const type of ['pointerdown', 'keydown', 'input']) addEventListener(type, forgetSubmitted, true);
}

function note(target: EventTarget | null, read: (field: Element) => string): void {
  const field = target instanceof Element && target.closest(FIELD);
  if (field && !savedTexts.has(field) && canLoseText(field)) savedTexts.set(field, read(field));
}

function rememberSubmitted({ target, submitter }: SubmitEvent): void {
  if (!(target instanceof HTMLFormElement)) return;
  const { pathname: path } = new URL(addressOf(target, submitter), location.href);
  submitted = { form: target, path, values: readValues(target) };
}

/** Further input shows that the submission was cancelled. */
function forgetSubmitted(): void {
  submitted = null;
}

function addressOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action');
  return action || location.href;
}

const readValues = (form: HTMLFormElement): Map<Element, string> =>
  new Map([...savedTexts.keys()].filter((field) => formOf(field) === form).map((field) => [field, readValue(field)]));

const FIELD = 'input, textarea, select, [contenteditable=true]';
/** Marks fields that only select rows for a button, and forms that save automatically. */
const NOT_TYPED = '[data-not-typed]';
const canLoseText = (field: Element): boolean =>
  formOf(field)?.method === 'post' && !field.matches('[type=hidden], [readonly]');

const formOf = (field: Element): HTMLFormElement | null =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
    ? field.form
    : null) ?? field.closest('form');

const isTickable = (field: HTMLInputElement) => field.type === 'checkbox' || field.type === 'radio';
const normaliseBreaks = (text: string) => text.replace(/\r\n?/g, '\n').trim();

function readValue(field: Element): string {
  if (field instanceof HTMLInputElement && isTickable(field)) return String(field.checked);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return normaliseBreaks(field.value);
  if (field instanceof HTMLSelectElement) return Array.from(field.selectedOptions, ({ value }) => value).join('\n');
  return normaliseBreaks(field.textContent);
}

function readInitialValue(field: Element): string {
  if (field instanceof HTMLInputElement && isTickable(field)) return String(field.defaultChecked);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    return normaliseBreaks(field.defaultValue);
  if (!(field instanceof HTMLSelectElement)) return readValue(field);
  const chosenOptions = [...field.options].filter(({ defaultSelected }) => defaultSelected);
  const first = field.multiple ? [] : [...field.options].slice(0, 1);
  return (chosenOptions.length > 0 ? chosenOptions : first).map(({ value }) => value).join('\n');
}
