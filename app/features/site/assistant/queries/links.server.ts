import { href } from 'react-router';
import { industryMenu, listMenus, locations, resources, services } from '#app/chrome/header/menus.ts';
import { jobsLink, type NavigationLink } from '#app/chrome/header/navigation.ts';
import { searchPublicJobs } from '#app/features/board/jobs/queries/public/public-jobs.server.ts';
import { searchPages } from '#app/features/site/site-search/queries.server.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { Content } from '#db/content/content.ts';
import { findTopic, type ReplyTopic } from '#domain/assistant-replies.ts';
import type { PublicJob } from '#domain/job/fields.ts';
import { EMPTY_QUESTION, type JobQuestion, writeJobQuestion } from '#domain/job/search/job-question.ts';
import { listCityNames } from '#domain/place/place.ts';
import { type QuestionWords, readQuestionWords } from '#domain/text/question-words.ts';
import type { AssistantLink, Turn } from '../schema.ts';

const MOST_JOB_LINKS = 3;
const MOST_PAGE_LINKS = { besideJobs: 2, alone: 3 };
const MOST_JOBS = 5;

export type FoundLinks = { jobs: PublicJob[]; links: AssistantLink[] };

export async function findForQuestion(
  asPublic: Queries,
  content: Content,
  turns: readonly Turn[],
): Promise<FoundLinks> {
  const question = turns.at(-1)?.text ?? '';
  const topic = findTopic(question);
  const words = readQuestion(turns);
  const { jobs, search } = isAboutJobs(topic) ? await findJobs(asPublic, words, topic) : NO_JOBS;
  const board = search ? [boardLink(search)] : [];
  const pages = [...board, ...findPages(content, words, topic).map(toLink)];
  const mostPages = jobs.length > 0 ? MOST_PAGE_LINKS.besideJobs : MOST_PAGE_LINKS.alone;
  return { jobs, links: [...jobs.slice(0, MOST_JOB_LINKS).map(toJobLink), ...unique(pages).slice(0, mostPages)] };
}

export function findPagesForQuestion(content: Content, turns: readonly Turn[]): AssistantLink[] {
  const topic = findTopic(turns.at(-1)?.text ?? '');
  return unique(findPages(content, readQuestion(turns), topic).map(toLink)).slice(0, MOST_PAGE_LINKS.alone);
}

/** A follow-up such as 'And in Leeds?' refers to earlier questions. */
function readQuestion(turns: readonly Turn[]): QuestionWords {
  const questions = turns.filter(({ sender }) => sender === 'user').slice(-3);
  const [last = { words: [], city: null }, ...before] = questions
    .map(({ text }) => readQuestionWords(text, listCityNames()))
    .reverse();
  if (last.words.length === 0 && last.city === null) return last;
  const words = last.words.length > 0 ? last.words : (before.find((each) => each.words.length > 0)?.words ?? []);
  return { words, city: last.city ?? before.find((each) => each.city)?.city ?? null };
}

const isAboutJobs = (topic: ReplyTopic) => topic === 'work' || topic === 'other';

type Search = Pick<JobQuestion, 'search' | 'where'>;
type FoundJobs = { jobs: PublicJob[]; search: Search | null };
const NO_JOBS: FoundJobs = { jobs: [], search: null };

/**
 * Searches the named city, then everywhere: all words first, then the longest ones singly. Without words, or if the visitor looks for work,
 * the newest jobs.
 */
async function findJobs(asPublic: Queries, { words, city }: QuestionWords, topic: ReplyTopic): Promise<FoundJobs> {
  const single = words.length > 1 ? words.toSorted((a, b) => b.length - a.length).slice(0, 3) : [];
  const searches = words.length > 0 ? [words.join(' '), ...single] : city || topic === 'work' ? [''] : [];
  const places = words.length > 0 && city ? [city, ''] : [city ?? ''];
  for (const where of places) {
    for (const search of searches) {
      const jobs = await searchPublicJobs(asPublic, { ...EMPTY_QUESTION, search, where }, MOST_JOBS);
      if (jobs.length > 0) return { jobs, search: { search, where } };
    }
  }
  return NO_JOBS;
}

const page = (label: string, to: string, text: string): NavigationLink => ({ label, href: to, text });
const contact = resources.links.filter((link) => link.href === href('/contact'));

const listPagesOf = (): Record<ReplyTopic, readonly NavigationLink[]> => ({
  work: [jobsLink, page('Send us your CV', href('/send-your-cv'), 'Tell us what you’re looking for')],
  hiring: [
    page('Request talent', href('/request-talent'), 'Tell us who you need'),
    ...services().links.filter((link) => link.href === href('/employer-services')),
  ],
  services: services().links.filter((link) =>
    [href('/employer-services'), href('/executive-search'), href('/career-coaching')].includes(link.href),
  ),
  sectors: industryMenu().links,
  other: contact,
});

function findPages(content: Content, { words, city }: QuestionWords, topic: ReplyTopic): NavigationLink[] {
  const menuLinks = listMenus()
    .flatMap(({ links }) => links)
    .filter(({ isExternal }) => !isExternal);
  const isKnown = (link: NavigationLink) => menuLinks.some(({ href: to }) => to === link.href);
  const namedPages = words.flatMap((word) => searchPages(content, word).slice(0, 1)).filter(isKnown);
  const place = locations()
    .links.filter(({ label }) => label === city)
    .map((link) => ({ ...link, label: `Jobs and recruitment in ${link.label}` }));
  return [...place, ...namedPages, ...listPagesOf()[topic]];
}

const toLink = ({ label, href: to, text = '' }: NavigationLink): AssistantLink => ({
  kind: 'page',
  label,
  note: text,
  href: to,
});

function boardLink({ search, where }: Search): AssistantLink {
  const conditions = [search && `for ‘${search}’`, where && `in ${where}`].filter(Boolean).join(' ');
  const label = conditions ? `All jobs ${conditions}` : 'All jobs';
  return {
    kind: 'page',
    label,
    note: 'On our job board',
    href: href('/jobs') + writeJobQuestion({ search, where }),
  };
}

const toJobLink = ({ id, title, company, location, salary }: PublicJob): AssistantLink => ({
  kind: 'job',
  label: title,
  note: [company, location, salary].filter(Boolean).join(', '),
  href: href('/jobs/:id', { id }),
});

const unique = (links: AssistantLink[]): AssistantLink[] =>
  links.filter(({ href: to }, index) => links.findIndex((other) => other.href === to) === index);
