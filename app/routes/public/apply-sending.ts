/** Sends the apply form by script. Without a connection an application is saved on this device; a preview is not. */
import { data, href, redirect } from 'react-router';
import type { ApplyAnswer, ApplyOutcome, ApplyTrouble } from '#app/features/applications/schema.ts';
import { isForDialog } from '#app/site/dialog-load.ts';
import { type Outcome, post, sendOrSave } from '#app/site/shell/send-or-save.ts';

export async function sendApplicationForm(request: Request, jobId: string) {
  const fields = [...(await request.formData())].map(([name, value]): [string, string] => [name, String(value)]);
  const { intent, cover_note: coverNote = '', with_cv } = Object.fromEntries(fields);
  // By the status the router knows whether anything on the page is to be loaded anew.
  const again = (status: number, why: Partial<ApplyAnswer>) => {
    const values = { coverNote, withCv: with_cv !== 'no' };
    return data<ApplyAnswer>({ values, errors: {}, trouble: null, preview: null, ...why }, { status });
  };
  const fail = (trouble: ApplyTrouble) => again(503, { trouble });

  const path = href('/jobs/:id/apply', { id: jobId });
  const isHere = isForDialog(request);
  // The heading of the page, or the title of the dialog, names the job.
  const title = document.querySelector(isHere ? '#apply-dialog-title' : 'h1')?.textContent ?? 'Application';
  const outcome = intent === 'send' ? await sendOnce({ title, path, fields }) : await ask(path, fields);
  if (outcome.state === 'saved') return fail('saved_offline');
  if (outcome.state === 'lost') return fail(intent === 'send' ? 'failed' : 'offline');
  const { status, answer } = outcome;
  // Not one of this route's answers, or the session lookup failed.
  if (!answer || (status === 503 && !('errors' in answer))) return fail('failed');
  if (typeof answer.path === 'string')
    return isHere ? { isDone: true, outcome: readOutcome(answer.path) } : redirect(answer.path);
  if (!('errors' in answer)) throw data(answer.reason, { status });
  return again(status, answer as Partial<ApplyAnswer>);
}

const readOutcome = (path: string): ApplyOutcome =>
  path.includes('application-submitted') ? 'application-submitted' : 'already-applied';

type Application = { title: string; path: string; fields: [string, string][] };

let underway: { name: string; outcome: Promise<Outcome> } | null = null;

/** Of two quick presses the second hears what becomes of the first, and not that one has applied already. */
function sendOnce(application: Application): Promise<Outcome> {
  const name = JSON.stringify(application);
  if (underway?.name === name) return underway.outcome;
  const outcome = sendOrSave({ kind: 'application', ...application }).finally(() => {
    underway = null;
  });
  underway = { name, outcome };
  return outcome;
}

/** What changes nothing needs no key, and is not worth keeping. */
async function ask(path: string, fields: [string, string][]): Promise<Outcome> {
  try {
    return await post({ kind: 'application', path, key: null }, fields);
  } catch {
    return { state: 'lost' };
  }
}
