/** Gives a collection of the studio that never had an item those of a seed: of the demo's agency, unless another is given. */
import type { Transaction } from 'kysely';
import { assistant } from '#content/assistant.ts';
import { brand } from '#content/brand.ts';
import { demoPlaces } from '#content/cities/demo-places.ts';
import { claims } from '#content/claims.ts';
import { company } from '#content/company.ts';
import { homeQuestions } from '#content/faq.ts';
import { home } from '#content/home.ts';
import { industries } from '#content/industries/industries.ts';
import { legalPages } from '#content/legal/legal-pages.ts';
import { freePages } from '#content/pages.ts';
import { calculator } from '#content/salaries.ts';
import { blueCollarPage } from '#content/services/blue-collar.ts';
import { careerCoaching } from '#content/services/career-coaching.ts';
import { contractStaffing } from '#content/services/contract-staffing.ts';
import { employerServices } from '#content/services/employer-services.ts';
import { executiveSearch } from '#content/services/executive-search.ts';
import { internationalPage } from '#content/services/international.ts';
import { permanentRecruitment } from '#content/services/permanent-recruitment.ts';
import { whiteCollarPage } from '#content/services/white-collar.ts';
import { testimonials } from '#content/testimonials.ts';
import type { Database } from '#db/connections/client.server.ts';
import { COLLECTIONS, type Collection, collections } from '#db/content/collections.ts';
import { type Content, composeContent, siteFactsOf } from '#db/content/content.ts';
import { holdLock } from '#db/locks.ts';
import type { DB, Json } from '#db/types.ts';
import { THE_SITE_NAME } from '#domain/account/the-site.ts';
import { slugOf } from '#domain/text/slug.ts';
import { demoArticles } from './read-articles.server.ts';

/** Items of each collection, as the studio would keep them, in their order. */
export type ContentSeed = Record<Collection, readonly (object & { slug?: string })[]>;

export const demoContent: ContentSeed = {
  agency: [company],
  brand: [brand],
  // Its menus are the usual ones.
  navigation: [],
  home: [home],
  claims,
  team: [],
  legal: legalPages,
  articles: demoArticles,
  pages: freePages,
  places: demoPlaces,
  calculator: [calculator],
  search: [],
  industries,
  questions: homeQuestions,
  testimonials: testimonials.map((review) => ({ ...review, rating: String(review.rating), isSample: true })),
  employers: [employerServices],
  guides: [permanentRecruitment, contractStaffing, executiveSearch],
  sectors: [whiteCollarPage, blueCollarPage],
  international: [internationalPage],
  coaching: [careerCoaching],
  assistant: [assistant],
};

/** @throws the error of an item, with its name */
const listSeeds = (seed: ContentSeed, name: Collection) =>
  seed[name].map((item, position) => {
    const row = collections[name];
    const { slug: _, ...rest } = item;
    const read = row.schema.safeParse('slug' in row.schema.shape ? item : rest);
    const slug =
      'isSingle' in row
        ? name
        : (item.slug ??
          slugOf(row.titleOf(item as object))
            .slice(0, 60)
            .replace(/-$/, ''));
    if (!read.success) {
      const faults = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
      throw new Error(`content/: ${name}/${slug} cannot be shown as it is. ${faults.join('; ')}`);
    }
    return { collection: name, slug, published: read.data, position };
  });

const composed = new WeakMap<ContentSeed, Content>();

/** The site's content before anything is edited. Composed once for each seed, because every test file needs it. */
export function seededContent(seed = demoContent): Content {
  const content = composed.get(seed) ?? composeSeed(seed);
  composed.set(seed, content);
  return content;
}

const composeSeed = (seed: ContentSeed): Content =>
  composeContent(
    COLLECTIONS.flatMap((name) => listSeeds(seed, name).map((item) => ({ ...item, id: `${name}/${item.slug}` }))),
  ).content;

export const seededFacts = () => siteFactsOf(seededContent());

/** The site is in public from then on. Of processes that start together one does it. What editors have removed stays removed. */
export async function seedContent({ asSystem }: Pick<Database, 'asSystem'>, content = demoContent): Promise<void> {
  await asSystem(async (transaction) => {
    await holdLock(transaction, 'seed');
    const seededCollections = await transaction.selectFrom('content_items').select('collection').distinct().execute();
    const missingCollections = COLLECTIONS.filter(
      (name) => !seededCollections.some(({ collection }) => collection === name),
    );
    for (const name of missingCollections) await seedCollection(transaction, content, name);
    await transaction
      .insertInto('site_state')
      .values({ launched_by: THE_SITE_NAME })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  });
}

async function seedCollection(transaction: Transaction<DB>, content: ContentSeed, name: Collection): Promise<void> {
  const seeds = listSeeds(content, name);
  if (seeds.length === 0) return;
  const items = await transaction
    .insertInto('content_items')
    .values(
      seeds.map(({ published, ...seed }) => ({
        ...seed,
        published: JSON.stringify(published),
        published_at: new Date(),
        updated_by: THE_SITE_NAME,
      })),
    )
    .returning(['id', 'slug', 'version', 'published'])
    .execute();
  await transaction
    .insertInto('content_revisions')
    .values(
      items.map(({ id, slug, version, published }) => ({
        item_id: id,
        slug,
        version,
        action: 'seeded' as const,
        content: JSON.stringify(published as Json),
        made_by: THE_SITE_NAME,
      })),
    )
    .execute();
}
