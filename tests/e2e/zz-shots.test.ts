import { test } from 'vitest';
import { visit } from '#tests/support/hydration.ts';
import { SAMPLE_COLLEAGUE, SAMPLE_INVITATION } from '#tests/support/page-routes.ts';
import { addPageSamples } from '#tests/support/page-samples.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { addColleague } from '#tests/support/staff.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const site = provideSite();
const browser = provideBrowser();

test('shots', async () => {
  await addPageSamples(site);
  await addColleague(
    site.database,
    'editor',
    'Aleksandra Wojciechowska-Featherstonehaugh of the Very Long Name Indeed',
  );
  await addColleague(site.database, 'admin', 'Sam Hale');
  for (const [scheme, width] of [
    ['light', 1440],
    ['dark', 1440],
    ['light', 390],
    ['dark', 390],
  ] as const) {
    const { page, context } = await browser.newVisitor({
      colorScheme: scheme,
      viewport: { width, height: 900 },
    } as never);
    await signInBrowser(context, site, castMember('Morag').id);
    for (const [name, path] of [
      ['staff', '/admin/staff'],
      ['settings', '/admin/settings'],
      ['invite', '/admin/staff/invite'],
      ['remove', `/admin/staff/${SAMPLE_COLLEAGUE}/remove`],
      ['role', `/admin/staff/${SAMPLE_COLLEAGUE}/role`],
      ['invitation', `/admin/staff/invitations/${SAMPLE_INVITATION}`],
      ['jobs', '/admin/jobs?search=keeper'],
    ] as const) {
      await visit(page, site.url + path);
      await page.screenshot({ path: `/tmp/staff-shots/${name}-${width}-${scheme}.png`, fullPage: true });
    }
  }
  const { page, context } = await browser.newVisitor({ viewport: { width: 1440, height: 900 } } as never);
  await signInBrowser(context, site, SAMPLE_COLLEAGUE);
  await visit(page, `${site.url}/admin`);
  await page.screenshot({ path: `/tmp/staff-shots/consultant-today.png`, fullPage: true });
}, 300_000);
