/** Creating forms, each sent again as after a lost answer (docs/decisions/0122). */
import { ACTORS, MATRIX } from '#tests/support/matrix.ts';
import { addressOf, dataAddress } from '#tests/support/matrix-cell.ts';
import { type Fields, fieldsFor } from '#tests/support/matrix-forms.ts';
import type { Stage } from '#tests/support/matrix-stage.ts';
import { request } from '#tests/support/request.ts';

type Creating = {
  table: string;
  findFields?: (stage: Stage) => Promise<Fields>;
  findPage?: (fields: Fields) => string;
};

/** Routes whose form creates a row, by pattern, with the row's table. */
export const CREATING: Readonly<Record<string, Creating>> = {
  'employer/jobs/new': { table: 'jobs', findFields: asDraft },
  'jobs/:id/copy': { table: 'jobs' },
  'admin/people/new': { table: 'people' },
  'admin/people/:id': { table: 'person_notes' },
  'admin/people/lists': { table: 'people_lists', findPage: () => '/admin/people?search=a' },
  'admin/people/:id/assignment': { table: 'assignments' },
  'admin/people/:id/key-information': { table: 'key_information' },
  'admin/clients/new': { table: 'clients' },
  'admin/clients/:id': { table: 'client_contacts' },
  'admin/shortlists/new': {
    table: 'shortlists',
    findFields: findShortlist,
    findPage: ({ job }) => `/admin/shortlists/new?job=${job}`,
  },
  'admin/applications/:id/interview': { table: 'interviews' },
  'admin/applications/:id/introduction': { table: 'introductions' },
  'admin/applications/:id/placement': { table: 'placements', findFields: unplaced },
  'admin/introductions/:id': { table: 'introduction_entries' },
  'admin/pipeline/:id/write': { table: 'application_letters' },
  'admin/templates/:id': { table: 'email_templates' },
  'admin/settings/stages': { table: 'application_stages' },
  'admin/settings/webhooks': { table: 'webhooks' },
  'admin/data-requests/new': { table: 'data_requests' },
  'admin/data-requests/:id': {
    table: 'data_request_notes',
    findFields: async () => ({ intent: 'note', note: 'She rang.' }),
  },
  'admin/staff/invite': { table: 'staff_invitations' },
  'admin/studio/:collection': { table: 'content_items' },
};

/** Sends the same form three times. @returns a sentence for each fault: it must create one row and always lead to the same page */
export async function trySameFormAgain(stage: Stage, pattern: string): Promise<string[]> {
  const { table, findFields, findPage } = CREATING[pattern] ?? {};
  const { write, target } = MATRIX[pattern] ?? {};
  const actor = ACTORS.toReversed().find((each) => write?.[each] === 'let_in');
  if (!table || !actor) return [];
  await stage.renew(target ?? null);
  const fields = await (findFields?.(stage) ?? fieldsFor(pattern));
  const address = addressOf(stage, { pattern });
  const page = await request(stage.site.url, findPage?.(fields) ?? address, { headers: await stage.headersOf(actor) });
  const [, key] = /<input type="hidden" name="form_key" value="([^"]+)"/.exec(page.body.toString()) ?? [];
  if (!key) return [`/${pattern}: its page has no form with a key`];
  const send = async (): Promise<{ status: number; body: string }> => {
    const { status, body } = await request(stage.site.url, dataAddress(address), {
      method: 'POST',
      headers: {
        ...(await stage.headersOf(actor)),
        Origin: stage.site.url,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ ...fields, form_key: key }).toString(),
    });
    return { status, body: body.toString() };
  };
  const count = async () => (await stage.watch.query(`SELECT FROM ${table}`)).length;
  const before = await count();
  // The second request overlaps the first; the third follows its answer.
  const answers = [...(await Promise.all([send(), send()])), await send()];
  const created = (await count()) - before;
  const [first] = answers;
  const areAlike = answers.every(
    ({ status, body }) => status === first?.status && (status === 200 || body === first.body),
  );
  if (created === 1 && areAlike) return [];
  const replies = answers.map(({ status, body }) => `${status} ${body}`);
  return [`/${pattern} sent three times as ${actor}: ${created} rows of ${table}; ${replies.join('; ')}`];
}

async function asDraft(): Promise<Fields> {
  return { ...fieldsFor('employer/jobs/new'), intent: 'draft' };
}

async function giveClient({ watch, targetOf }: Stage) {
  const [row] = await watch.query<{ job: string; contact: string }>(
    `UPDATE jobs SET client_id = c.client_id
     FROM applications AS a CROSS JOIN (SELECT id, client_id FROM client_contacts LIMIT 1) AS c
     WHERE a.id = '${targetOf('application_of_agency')}' AND jobs.id = a.job_id RETURNING jobs.id AS job, c.id AS contact`,
  );
  return row;
}

async function findShortlist(stage: Stage): Promise<Fields> {
  const id = stage.targetOf('application_of_agency');
  const row = await giveClient(stage);
  return {
    days: '14',
    message: '',
    ...row,
    [`application-${id}`]: 'yes',
    [`headline-${id}`]: 'Twelve years on cranes',
  };
}

async function unplaced(stage: Stage): Promise<Fields> {
  await giveClient(stage);
  await stage.watch.query(`DELETE FROM placements WHERE application_id = '${stage.targetOf('application_of_agency')}'`);
  return fieldsFor('admin/applications/:id/placement');
}
