import { loadCityJobs } from '#app/features/board/city-pages/queries/city-page.server.ts';
import { countBoardChoices } from '#app/features/board/jobs/queries/board-choices.server.ts';
import { findAndCountJobs, findBoard } from '#app/features/board/jobs/queries/found-jobs.server.ts';
import { findPublicJob } from '#app/features/board/jobs/queries/public/public-job.server.ts';
import { searchPublicJobs } from '#app/features/board/jobs/queries/public/public-jobs.server.ts';
import { listSimilarJobs } from '#app/features/board/jobs/queries/similar-jobs.server.ts';
import { describeCount } from '#app/features/board/jobs/schema.ts';
import { findSuggestions } from '#app/features/board/suggestions/queries.server.ts';
import { drawDeck } from '#app/features/board/swipe/queries.server.ts';
import { accountOf } from '#app/features/core/accounts/queries/account-of.server.ts';
import { listAccounts } from '#app/features/core/desk/queries/accounts.server.ts';
import { listJobs } from '#app/features/core/desk/queries/jobs.server.ts';
import { readAccountSearch } from '#app/features/core/desk/schema/lists.ts';
import { listOwnApplications } from '#app/features/people/applications/queries/own-applications.server.ts';
import { listInbox } from '#app/features/people/pipeline/queries/inbox.server.ts';
import { readPipelineSearch } from '#app/features/people/pipeline/schema.ts';
import { countLikedJobs, listLikedJobs } from '#app/features/people/profile/queries/liked-jobs.server.ts';
import { findForQuestion } from '#app/features/site/assistant/queries/links.server.ts';
import { countSample } from '#app/features/site/tools/queries.server.ts';
import { cities } from '#content/cities/cities.ts';
import { demoPlaces } from '#content/cities/demo-places.ts';
import type { Database } from '#db/connections/client.server.ts';
import { composeContent, siteFactsOf } from '#db/content/content.ts';
import { DEEPEST_PAGE, EMPTY_QUESTION, type JobQuestion } from '#domain/job/search/job-question.ts';
import { provideSite } from '#domain/site/site.ts';
import { slugOf } from '#domain/text/slug.ts';
import { admin, candidate } from './scale-people.ts';
import type { Kind } from './scale-report.ts';

/** Only places: the demo's articles need a build to be read. */
const { content } = composeContent(
  demoPlaces.map((published, position) => ({
    id: `places/${slugOf(published.name)}`,
    collection: 'places',
    slug: slugOf(published.name),
    published,
    position,
  })),
);

provideSite(() => siteFactsOf(content));

/** `ask` returns a description of the result. */
export type Question = { name: string; kind: Kind; ask: (database: Database) => Promise<string> };

/** The complete board query: interpretation of words and place, page, total count, and counts for each filter option. */
const board = (name: string, search: Partial<JobQuestion>, kind: Kind = 'promised'): Question => ({
  name,
  kind,
  ask: async ({ asPublic }) => {
    const { totalCount: found, question } = await findBoard({ asPublic, content }, { ...EMPTY_QUESTION, ...search });
    const choices = found.isMore ? null : await countBoardChoices(asPublic, question);
    return `${describeCount(found)}${choices ? ', each choice counted' : ''}`;
  },
});

const industry = (name: string, slug: string): Question => ({
  name,
  kind: 'promised',
  ask: async ({ asPublic }) =>
    describeCount(
      (await findAndCountJobs({ asPublic, content }, { ...EMPTY_QUESTION, industry: slug }, 20)).totalCount,
    ),
});

const deck = (name: string, search: string, kind: Kind = 'promised'): Question => ({
  name,
  kind,
  ask: async (database) =>
    `${(await drawDeck({ database, content }, candidate, { ...EMPTY_QUESTION, search })).cards.length} cards`,
});

type DeskList = (database: Database, search: string) => Promise<{ total: number; isMore?: boolean }>;

/** One of the administrators' lists, with or without words. */
const desk = (name: string, list: DeskList, search = '', kind: Kind = 'promised'): Question => ({
  name: `desk: ${name}`,
  kind,
  ask: async (database) => {
    const { total, isMore } = await list(database, search);
    return isMore ? `more than ${total}` : `${total}`;
  },
});
const jobs: DeskList = (database, search) => listJobs(database, admin, { search, status: null, page: 1 });
const accounts: DeskList = (database, search) =>
  listAccounts(database, admin, { ...readAccountSearch(new Map()), search });
const applications: DeskList = (database, search) =>
  database.asActor(admin.id, (transaction) =>
    listInbox(transaction, { ...readPipelineSearch(new Map()), search }, null),
  );

const leeds = cities.find(({ slug }) => slug === 'leeds');
const FOUR_FILTERS = { category: 'blue-collar', type: 'Part-time', salary: 50_000 } as const;

/** A job from the middle of the board, neither new nor old. */
const someJob = async ({ asPublic }: Database) =>
  (await searchPublicJobs(asPublic, { ...EMPTY_QUESTION, page: 5 }, 1))[0]?.id ?? '';

/** Queries with a bounded time: their results have the same size on every board. */
const promised: readonly Question[] = [
  board('board, page 1', {}),
  board('board, page 10', { page: 10 }),
  board('board, one category', { category: 'blue-collar' }),
  board('board, category and type', { category: 'blue-collar', type: 'Part-time' }),
  board('board, best paid', { sort: 'pay' }),
  board('pay that ten jobs offer', { salary: 150_000 }),
  board('word of ten jobs', { search: 'thatcher' }),
  board('word of ten jobs, best paid', { search: 'thatcher', sort: 'pay' }),
  board('word of twenty jobs, all of them new', { search: 'glazier' }),
  board('word of ten jobs and two common ones', { search: 'thatcher kestrel care' }),
  board('two common words that ten jobs have both', { search: 'engineer accountant' }),
  board('word of a hundred jobs', { search: 'saddler' }),
  board('word of a hundred jobs, closing soonest', { search: 'saddler', sort: 'closing' }),
  board('town of a hundred jobs', { where: 'Whitby' }),
  board('category, type, pay and town', { ...FOUR_FILTERS, where: 'Whitby' }),
  board('common word (one in six)', { search: 'engineer' }),
  board('common word, page 2', { search: 'engineer', page: 2 }),
  board('common word, best paid', { search: 'engineer', sort: 'pay' }),
  board('word that finds nothing', { search: 'zygomorphic' }),
  board('short word (hr)', { search: 'hr' }),
  board('word of descriptions (one in six)', { search: 'forklift' }),
  board('word of descriptions, best paid', { search: 'forklift', sort: 'pay' }),
  board('word of descriptions, closing soonest', { search: 'forklift', sort: 'closing' }),
  board('two words of descriptions', { search: 'python accountant' }),
  board('word that nearly all have', { search: 'right' }),
  board('typing error (forclift)', { search: 'forclift' }),
  board('word that is begun (thatch)', { search: 'thatch' }),
  board('common word that is begun (warehou)', { search: 'warehou' }),
  board('phrase', { search: '"warehouse operative"' }),
  board('phrase of descriptions', { search: '"planned maintenance"' }),
  board('word without another (-welder)', { search: 'engineer -welder' }),
  board('all but a word', { search: '-welder' }),
  board('word with category, type and kind of place', {
    search: 'forklift',
    category: 'blue-collar',
    type: 'Part-time',
    mode: 'remote',
  }),
  board('circle (one in nine)', { where: 'Stockport' }),
  board('circle, newest', { where: 'Stockport', sort: 'newest' }),
  board('circle, best paid', { where: 'Stockport', sort: 'pay' }),
  board('circle, closing soonest', { where: 'Stockport', sort: 'closing' }),
  board('circle of a hundred jobs', { where: 'Whitby' }),
  board('word and circle', { search: 'engineer', where: 'Stockport' }),
  board('word and circle, nearest', { search: 'engineer', where: 'Stockport', sort: 'nearest' }),
  board('word and circle, best paid', { search: 'engineer', where: 'Stockport', sort: 'pay' }),
  board('word of descriptions and circle', { search: 'forklift', where: 'Stockport' }),
  board('word of ten jobs and circle, with wider ones', { search: 'thatcher', where: 'Stockport' }),
  board('words, circle and all filters', {
    ...FOUR_FILTERS,
    search: 'engineer',
    where: 'Stockport',
    mode: 'remote',
    posted: 30,
  }),
  board('kind of place alone', { mode: 'remote' }),
  board('city (one in nine)', { where: 'Leeds' }),
  board('word and city (one in 18)', { search: 'engineer', where: 'Leeds' }),
  {
    name: 'site search, common word',
    kind: 'promised',
    ask: async ({ asPublic }) =>
      describeCount((await findBoard({ asPublic, content }, { ...EMPTY_QUESTION, search: 'engineer' }, 5)).totalCount),
  },
  {
    name: 'newest five (home page)',
    kind: 'promised',
    ask: async ({ asPublic }) => `${(await searchPublicJobs(asPublic, EMPTY_QUESTION, 5)).length} jobs`,
  },
  {
    name: 'a job',
    kind: 'promised',
    ask: async (database) =>
      `${(await findPublicJob(database.asPublic, await someJob(database)))?.title.length && 1} job`,
  },
  {
    name: 'similar jobs',
    kind: 'promised',
    ask: async (database) => `${(await listSimilarJobs(database.asPublic, await someJob(database), 4)).length} jobs`,
  },
  {
    name: 'suggested jobs',
    kind: 'promised',
    ask: async (database) => {
      const suggestions = await findSuggestions(database, candidate);
      return `${suggestions.isOn ? suggestions.jobs.length : 0} jobs`;
    },
  },
  {
    name: 'city page with its figures',
    kind: 'promised',
    ask: async ({ asPublic }) =>
      leeds ? (await loadCityJobs(asPublic, content, leeds, new Date())).cityJobs.countText : '',
  },
  industry('industry page, technology', 'technology'),
  industry('industry page, finance', 'financial-services'),
  industry('industry page, manufacturing', 'manufacturing'),
  {
    name: "assistant's finder",
    kind: 'promised',
    ask: async ({ asPublic }) => {
      const { jobs } = await findForQuestion(asPublic, content, [
        { sender: 'user', text: 'Is there work for a glassblower engineer in Leeds?' },
      ]);
      return `${jobs.length} jobs`;
    },
  },
  {
    name: "salary tool's demand",
    kind: 'promised',
    ask: async ({ asPublic }) => {
      const choice = { role: 'Engineer', location: 'Leeds', experience: '3-5 years' };
      return `${(await countSample({ asPublic, content }, choice as never)).total} jobs`;
    },
  },
  deck('swipe deck', ''),
  deck('swipe deck, word of a hundred jobs', 'saddler'),
  {
    name: 'liked jobs',
    kind: 'promised',
    ask: async (database) => {
      await listLikedJobs({ database }, candidate, 1);
      return `${await countLikedJobs({ database }, candidate)} jobs`;
    },
  },
  {
    name: 'own applications',
    kind: 'promised',
    ask: async (database) => `${(await listOwnApplications(database, candidate, 1)).total}`,
  },
  {
    name: 'an account by its address (signing in)',
    kind: 'promised',
    ask: async ({ asSystem }) => {
      const ofSeven = accountOf('person.7@mail-7.example');
      const rows = await asSystem((transaction) =>
        transaction.selectFrom('profiles').select('id').where('id', '=', ofSeven).execute(),
      );
      return `${rows.length} account`;
    },
  },
  desk('all jobs', jobs),
  desk('jobs by a common word', jobs, 'engineer'),
  desk('jobs by a word of ten', jobs, 'thatcher'),
  desk('all accounts', accounts),
  desk('accounts by the name of ten', accounts, 'zennor'),
  desk('all applications', applications),
  desk('applications by the name of ten', applications, 'zennor'),
];

/** Queries for information: a larger board has more results to find or to skip. */
const withGrowingAnswers: readonly Question[] = [
  board(`board, page ${DEEPEST_PAGE}`, { page: DEEPEST_PAGE }, 'growing'),
  board('word in one job of 9,973', { search: 'farrier' }, 'growing'),
  board('word in one job of 487', { search: 'bookbinder' }, 'growing'),
  board('word in one job of 89', { search: 'upholsterer' }, 'growing'),
  board('word in one job of 89, best paid', { search: 'upholsterer', sort: 'pay' }, 'growing'),
  board('word of descriptions that few have', { search: 'leaded' }, 'growing'),
  board('word in one job of 19, closing soonest', { search: 'makaton', sort: 'closing' }, 'growing'),
  board('circle (one in 460)', { where: 'York' }, 'growing'),
  board('word and circle (one in 70 of one in 460), with wider ones', { search: 'leaded', where: 'York' }, 'growing'),
  board('three words (one in 553)', { search: 'engineer kestrel care' }, 'growing'),
  board(`common word, page ${DEEPEST_PAGE}`, { search: 'engineer', page: DEEPEST_PAGE }, 'growing'),
  board('category, type, pay and city (one in 110)', { ...FOUR_FILTERS, where: 'Cardiff' }, 'growing'),
  deck('swipe deck, word in one job of 89', 'upholsterer', 'growing'),
  desk('accounts by a common name', accounts, 'barlow', 'growing'),
  desk('applications by a common name', applications, 'barlow', 'growing'),
];

export const questions: readonly Question[] = [...promised, ...withGrowingAnswers];
