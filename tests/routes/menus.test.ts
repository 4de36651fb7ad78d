import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { listOwnLinks } from '#tests/support/sitemap.ts';
import { eventually } from '#tests/support/task-queue.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

const part = (html: string, tag: 'header' | 'footer') => html.slice(html.indexOf(`<${tag}`), html.indexOf(`</${tag}>`));

async function read() {
  const html = (await request(site.url, '/privacy-policy')).body.toString();
  const [header, footer] = [part(html, 'header'), part(html, 'footer')];
  const links = (of: string) => listOwnLinks(of, `${site.url}/privacy-policy`).map(({ path }) => path);
  return { html, header, footer, headerLinks: links(header), footerLinks: links(footer) };
}

const publish = (published: object) =>
  site.database.database.asSystem((transaction) =>
    transaction
      .insertInto('content_items')
      .values({
        collection: 'navigation',
        slug: 'navigation',
        published: JSON.stringify(published),
        published_at: new Date(),
        updated_by: 'A test',
      })
      .onConflict((known) =>
        known.columns(['collection', 'slug']).doUpdateSet({ published: JSON.stringify(published) }),
      )
      .execute(),
  );

test('without them the header holds all that is published', async () => {
  const { header, headerLinks, footerLinks } = await read();
  expect(header.match(/popovertarget="menu-[a-z]+"/gi)).toHaveLength(5);
  for (const path of ['/employer-services', '/industries/technology', '/locations/leeds', '/blog']) {
    expect(headerLinks, path).toContain(path);
    expect(footerLinks, path).toContain(path);
  }
});

test('chosen menus take their place, without links to what is not published', async () => {
  await publish({
    header: [
      { label: 'Where we work', fill: 'places', links: [{ label: 'All articles', href: '/blog' }] },
      {
        label: 'About us',
        links: [
          { label: 'How we work', href: '/blog/how-we-work', text: 'What {agencyShort} promises' },
          { label: 'An article that is not there', href: '/blog/not-there#part' },
          { label: 'A place that is not there', href: '/locations/atlantis' },
          { label: 'Complaints', href: '/complaints' },
          { label: 'A law', href: 'https://www.legislation.gov.uk/' },
        ],
      },
      { label: 'Nothing', links: [{ label: 'Gone', href: '/industries/tanning' }] },
    ],
    footer: [{ label: 'Help', links: [{ label: 'Complaints', href: '/complaints' }] }],
  });
  await eventually(async () => expect((await read()).header).toContain('Where we work'), PATIENCE_MS);
  const { html, header, footer, headerLinks, footerLinks } = await read();
  expect(headerLinks).toEqual(
    expect.arrayContaining(['/locations/leeds', '/blog', '/blog/how-we-work', '/complaints']),
  );
  for (const missingPath of ['/employer-services', '/blog/not-there', '/locations/atlantis', '/industries/tanning']) {
    expect(headerLinks, missingPath).not.toContain(missingPath);
    expect(footerLinks, missingPath).not.toContain(missingPath);
  }
  expect(header).not.toContain('Nothing');
  expect(header).toContain('What Tidewell promises');
  expect(header).toMatch(/<a href="https:\/\/www\.legislation\.gov\.uk\/" target="_blank"/);
  expect(footer).toContain('Help');
  expect(footerLinks).toContain('/complaints');
  // The router data contains the menus too.
  expect(html).toContain('"navigation":{"header":[{"label":"Where we work"');
});

test('a page that is published comes into the menu by itself', async () => {
  const setPublished = (isOn: boolean) =>
    site.database.database.asSystem((transaction) =>
      transaction
        .updateTable('content_items')
        .set((row) =>
          isOn
            ? { published: row.ref('draft'), published_at: new Date(), draft: null }
            : { draft: row.ref('published'), published: null, published_at: null },
        )
        .where('collection', '=', 'legal')
        .where('slug', '=', 'complaints')
        .execute(),
    );
  await setPublished(false);
  await eventually(async () => expect((await read()).headerLinks).not.toContain('/complaints'), PATIENCE_MS);
  expect((await read()).footer).not.toContain('Help');
  await setPublished(true);
  await eventually(async () => expect((await read()).headerLinks).toContain('/complaints'), PATIENCE_MS);
});
