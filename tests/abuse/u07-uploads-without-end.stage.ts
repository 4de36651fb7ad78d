/** What u07-uploads-without-end.test.ts and its full form share. */
import { afterAll, beforeAll } from 'vitest';
import { addCandidates } from '#tests/support/applications.ts';
import { type S3, startS3 } from '#tests/support/s3.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

export let site: Site;
export let s3: S3;
export let siteOnS3: Site;

export const ofOne = async (where: Site, name: string) => {
  const [id = ''] = await addCandidates(where.database.database, name);
  return { id, cookie: await signInAs(where, id) };
};

/** For each of the two files. */
export function provideStage() {
  beforeAll(async () => {
    s3 = await startS3();
    [site, siteOnS3] = await Promise.all([startSite(), startSite({ env: s3.env })]);
  });

  afterAll(async () => {
    await Promise.all([site?.stop(), siteOnS3?.stop()]);
    await s3?.stop();
  });
}
