import { href } from 'react-router';
import { choiceFilter, type SearchOf, searchReader, wordsFilter } from '#app/desk/list/filters.ts';
import type { DescribedEntry, ShownPlacement } from '#app/features/hirers/clients/schema.ts';
import type { ShownApplication } from '#app/features/people/applications/schema.ts';
import { readChoice, readText, type SearchParameters, writeSearch } from '#domain/address/search-parameters.ts';
import { APPLICATION_STATUSES, type ApplicationStatus, type DecisionStatus } from '#domain/application/application.ts';
import type { Sender } from '#domain/application/sender.ts';
import type { Stage, StagedStatus } from '#domain/application/stage.ts';
import type { Message } from '#domain/application/status-email.ts';
import type { ClientAnswer } from '#domain/client/shortlist.ts';
import type { CvBlock } from '#domain/profile/cv-reading/cv-blocks.ts';
import { isUuid } from '#domain/uuid.ts';

const readId = (from: SearchParameters, name: string): string | null => {
  const id = readText(from, name);
  return isUuid(id) ? id : null;
};

const readStageKey = (from: SearchParameters, name: string): string | null =>
  readChoice(APPLICATION_STATUSES, from, name) ?? readId(from, name);

export const PIPELINE_FILTERS = {
  search: wordsFilter('Candidate, job or company'),
  /** A status, or the id of one of the agency's own stages. */
  status: { label: 'Stage', all: 'All stages', read: readStageKey },
  sender: choiceFilter('Sent', 'All candidates', ['account', 'guest'], {
    account: 'With an account',
    guest: 'Without an account',
  }),
  /** Null sorts newest first. */
  sort: choiceFilter('Order', 'Newest first', ['oldest'], { oldest: 'Longest waiting first' }),
};

export type PipelineSearch = SearchOf<typeof PIPELINE_FILTERS> & {
  job: string | null;
  view: 'board' | null;
  open: string | null;
  /** The last moved application, and its previous stage. */
  moved: string | null;
  from: string | null;
};

const readFilters = searchReader(PIPELINE_FILTERS);

/** Invalid values count as absent. */
export function readPipelineSearch(from: SearchParameters): PipelineSearch {
  const { search, status, sender, sort, page } = readFilters(from);
  return {
    search,
    status,
    job: readId(from, 'job'),
    sender,
    sort,
    view: readChoice(['board'], from, 'view'),
    page,
    open: readId(from, 'open'),
    moved: readId(from, 'moved'),
    from: readStageKey(from, 'from'),
  };
}

export const pipelineHref = (search: Partial<PipelineSearch>): string => href('/admin/pipeline') + writeSearch(search);

/** Leaves out the open and the moved application. */
export const listOf = (search: PipelineSearch): PipelineSearch => ({ ...search, open: null, moved: null, from: null });

export const MAX_PEOPLE_PER_DECISION = 100;

/** `ids` are the people. `missed`: no decision was made about them. */
export type DecideSearch = { ids: string[]; to: string; template: string; back: string; missed: boolean };

export const readDecideSearch = (from: URLSearchParams): DecideSearch => ({
  ids: [...new Set(from.getAll('id').filter(isUuid))],
  to: from.get('to') ?? '',
  template: from.get('template') ?? '',
  back: from.get('back') ?? '',
  missed: from.has('missed'),
});

export function decideHref({ ids, to, template, back, missed }: Partial<DecideSearch>): string {
  const parameters = new URLSearchParams((ids ?? []).map((id) => ['id', id]));
  if (to) parameters.set('to', to);
  if (template) parameters.set('template', template);
  if (back) parameters.set('back', back);
  if (missed) parameters.set('missed', '1');
  return href('/admin/pipeline/decide') + (parameters.size > 0 ? `?${parameters}` : '');
}

/** From this width, list and application are side by side (`xl`). */
export const SIDE_BY_SIDE = '(min-width: 75rem)';

export type ChosenPerson = {
  id: string;
  fullName: string;
  jobTitle: string;
  company: string;
  status: ApplicationStatus;
  /** Null if the decision is impossible: the application has this status or is withdrawn. */
  message: Message | null;
};

export type CvTextResult =
  | { state: 'read'; blocks: CvBlock[] }
  | { state: 'busy' | 'unreadable' | 'scan' | 'searchable_scan' };

/** `file` is null if it is withheld, because the application is read without a name. */
export type CvOfApplication = {
  fullName: string;
  applicationId: string;
  file: { id: string; name: string } | null;
} & CvTextResult;

/** Decisions made together. `id` and `fullName` are those of the only application, or of one among many. */
export type Held = {
  batch: string;
  total: number;
  id: string;
  fullName: string;
  stageName: string;
  isEmailed: boolean;
  undoSeconds: number;
  leavesInMs: number;
};

export type PipelineRow = {
  id: string;
  fullName: string;
  jobTitle: string;
  company: string;
  status: ApplicationStatus;
  stage: string;
  hasCv: boolean;
  sender: Sender;
  sentAt: Date;
  answer?: ClientAnswer | 'comment';
};

export type CountedStage = { id: string; status: StagedStatus; name: string; applications: number };

export type ShownRow = Omit<PipelineRow, 'sentAt'> & { age: string };

/** The open application. */
export type Opened = ShownApplication & {
  /** The key of its stage. */
  stage: string;
  messages: Record<DecisionStatus, Message>;
  clients: { entries: DescribedEntry[]; placement: ShownPlacement | null };
};

/** The application that was moved last. */
type MovedApplication = {
  id: string;
  fullName: string;
  status: ApplicationStatus;
  isHeld: boolean;
  /** Key and name of its stage. */
  stage: string;
  name: string;
  /** The stage it came from, and whether it may go back. */
  before: (Stage & { isPossible: boolean }) | null;
};

export type Pipeline = {
  stages: Stage[];
  /** Null in the list. */
  board: { stage: Stage; cards: ShownRow[]; total: number }[] | null;
  /** Null on the board. */
  inbox: { total: number; isMore: boolean; applications: ShownRow[] } | null;
  heldDecision: Held | null;
  moved: MovedApplication | null;
  undoSeconds: number;
  opened: Opened | 'gone' | 'own' | null;
};
