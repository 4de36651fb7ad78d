import { afterAll, beforeAll } from 'vitest';
import { ADMIN } from '#tests/support/jobs.ts';
import { addReported } from '#tests/support/reported.ts';
import { request } from '#tests/support/request.ts';
import { rounds } from '#tests/support/rounds.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addColleague } from '#tests/support/staff.ts';

export let site: Site;
export let admin: string;
export let consultant: string;

export const get = (path: string, cookie = admin) => request(site.url, path, { headers: { Cookie: cookie } });

/** For each of the two files. */
export function provideStage() {
  beforeAll(async () => {
    site = await startSite();
    const colleague = await addColleague(site.database, 'consultant', '=SUM(1;2)');
    await addReported(site.database, colleague, rounds(60, 320));
    admin = await signInAs(site, ADMIN);
    consultant = await signInAs(site, colleague);
  });

  afterAll(() => site?.stop());
}
