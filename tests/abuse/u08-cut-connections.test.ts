import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { addCandidates } from '#tests/support/applications.ts';
import { beginUpload, cvPart, listCvs } from '#tests/support/cv-upload.ts';
import { pdf } from '#tests/support/documents.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually } from '#tests/support/task-queue.ts';

/** U08: an upload that is cut off leaves nothing, no matter at which point. */
let site: Site;
let candidate: string;
let cookie: string;
/** Where the site puts what it needs for a moment. */
let temporary: string;

beforeAll(async () => {
  temporary = await mkdtemp(path.join(inject('cluster').folder, 'temporary-'));
  site = await startSite({ env: { TMPDIR: temporary } });
  [candidate = ''] = await addCandidates(site.database.database, 'Wren Halloran');
  cookie = await signInAs(site, candidate);
});

afterAll(() => site?.stop());

test('U08: hanging up before the answer changes nothing about what was sent whole', async () => {
  const upload = beginUpload(site, cookie, cvPart(pdf(1000), 'whole.pdf'));
  await upload.write(0, upload.length);
  upload.socket.end();
  await once(upload.socket, 'close');
  await eventually(async () => expect((await listCvs(site.database)).map(({ name }) => name)).toContain('whole.pdf'));
});
