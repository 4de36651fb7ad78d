/** Sends a form from a script. Saves it on this device if offline; any other failure keeps the form and shows an error. */
import { data, redirect } from 'react-router';
import { type Outcome, post, sendOrSave } from '#app/web/offline/send-or-save.ts';
import { SAVED_KIND_NAMES, type SavedKind } from '#domain/device/saved-offline.ts';
import { HUMAN_CHECK_FIELD, type HumanCheckAction } from '#platform/human-check/actions.ts';
import { EMPTY_REPLY, type FormNotice, type Reply, type ScriptReply, staysHere } from './reply.ts';

type Accepted<More extends object> = Extract<ScriptReply<More>, { ok: true }>;

type SavingRules<More extends object> = {
  kind: SavedKind;
  title?: string;
  failed: FormNotice;
  /** The human check is made when the form is sent; offline it has to wait. */
  humanCheck?: HumanCheckAction;
  /** False for a form that is worthless later, because it only queries something. */
  mayWait?: (form: FormData) => boolean;
  /** Reply after saving; by default it shows the typed values. */
  saved?: (values: Record<string, string>) => Partial<Reply<More>>;
  onAccepted?: (accepted: Accepted<More>, form: FormData) => void;
};

/** Hidden field with the name in the list of saved items. Read by scripts, not sent. */
export const SAVED_AS_FIELD = 'saved_as';

type Item = Parameters<typeof sendOrSave>[0];

export const sendOrSaveForm =
  <More extends object = object>(rules: SavingRules<More>) =>
  async ({ request }: { request: Request }) => {
    const address = new URL(request.url);
    const form = await request.formData();
    const { kind, failed, mayWait = () => true, saved, onAccepted } = rules;
    const canWait = mayWait(form);
    const outcome = await sendOnce(rules, address.pathname, form, canWait);

    const textFields = [...form].filter((field): field is [string, string] => typeof field[1] === 'string');
    const values = Object.fromEntries(textFields.filter(([name]) => !NOT_TYPED.includes(name)));
    // The status tells the router whether to reload the page's data.
    const show = (status: number, details: object) =>
      data({ ...EMPTY_REPLY, values, ...details } as Reply<More>, { status: status });
    const fail = (reason: string) => show(503, { notice: failed, reason });
    if (outcome.state === 'saved') return show(503, { isSavedOffline: true, ...saved?.(values) });
    if (outcome.state === 'lost') return fail(canWait ? 'failed' : 'offline');
    const { status } = outcome;
    const answer = outcome.answer as ScriptReply<More> | null;
    // The answer is not from this site.
    if (!answer) return fail('failed');
    if ('path' in answer && typeof answer.path === 'string') {
      const { outcome: done, path, needsPage } = answer;
      onAccepted?.(answer, form);
      return staysHere(address) && !needsPage ? show(200, { values: {}, isDone: true, outcome: done }) : redirect(path);
    }
    if ('errors' in answer) return show(status, answer);
    // Refused before the form was read. A visitor can only retry; others get the reason.
    if (kind === 'enquiry' || status >= 500) return fail('failed');
    throw data((answer as { reason?: string }).reason, { status });
  };

const NOT_TYPED: readonly string[] = [SAVED_AS_FIELD, HUMAN_CHECK_FIELD];

let currentSending: { name: string; outcome: Promise<Outcome> } | null = null;

/** A second quick press shares the first one's result. */
function sendOnce<More extends object>(
  { kind, title, humanCheck }: SavingRules<More>,
  path: string,
  form: FormData,
  canWait: boolean,
): Promise<Outcome> {
  const fields = [...form].filter(([name, value]) => !NOT_TYPED.includes(name) && !isNoFile(value));
  const savedAs = title ?? String(form.get(SAVED_AS_FIELD) || SAVED_KIND_NAMES[kind]);
  const item: Item = { kind, title: savedAs, path, fields, ...(humanCheck && { humanCheck }) };
  const name = JSON.stringify(item);
  if (currentSending?.name === name) return currentSending.outcome;
  const sending = canWait ? sendItem(item, form) : post({ ...item, key: null }, fields);
  // The answer is not from this site: only a retry remains.
  const outcome = sending.catch((): Outcome => ({ state: 'lost' }));
  currentSending = { name, outcome };
  return outcome.finally(() => {
    currentSending = null;
  });
}

function sendItem(item: Item, form: FormData): Promise<Outcome> {
  if (!item.humanCheck) return sendOrSave(item);
  const proof = form.get(HUMAN_CHECK_FIELD);
  const isProven = typeof proof === 'string' && proof !== '';
  return sendOrSave(item, isProven ? { proof: [HUMAN_CHECK_FIELD, proof] } : { mustWait: true });
}

/** Value of a file field without a file. */
const isNoFile = (value: FormDataEntryValue) => value instanceof File && value.size === 0 && value.name === '';
