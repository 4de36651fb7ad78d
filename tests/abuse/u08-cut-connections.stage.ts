import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { addCandidates } from '#tests/support/applications.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

export let site: Site;
export let candidate: string;
export let cookie: string;
/** Where the site puts what it needs for a moment. */
export let temporary: string;

/** For each of the two files. */
export function provideStage() {
  beforeAll(async () => {
    temporary = await mkdtemp(path.join(inject('cluster').folder, 'temporary-'));
    site = await startSite({ env: { TMPDIR: temporary } });
    [candidate = ''] = await addCandidates(site.database.database, 'Wren Halloran');
    cookie = await signInAs(site, candidate);
  });

  afterAll(() => site?.stop());
}
