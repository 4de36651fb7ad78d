import { Link } from 'react-router';
import type { DeskList } from '#app/desk/list/desk-list.ts';
import { choiceFilter, searchReader } from '#app/desk/list/filters.ts';
import { readChoice } from '#domain/address/search-parameters.ts';
import { RULE_KINDS, type RuleKind } from '#domain/introduction/introduction.ts';
import { INTRODUCTION_RULES } from '#domain/introduction/rules.ts';
import {
  INTRODUCTION_STATES,
  type IntroductionSearch,
  type IntroductionState,
  introductionHref,
  type ShownIntroduction,
} from '../schema.ts';
import { describeState, IntroductionStatus } from './introduction-status.tsx';

const LABELS: Record<IntroductionState, string> = {
  open: 'Incomplete',
  ready: 'Ready',
  made: 'Introduced',
  stopped: 'Stopped',
};
const EMPTY: Record<IntroductionState, string> = {
  open: 'No incomplete introductions. Start one from an application.',
  ready: 'No introductions ready to send.',
  made: 'No candidates introduced yet.',
  stopped: 'No stopped introductions.',
};

const RULE_NAMES = Object.fromEntries(RULE_KINDS.map((kind) => [kind, INTRODUCTION_RULES[kind].name]));
const FILTERS = {
  missing: choiceFilter('Missing', 'Anything', RULE_KINDS, RULE_NAMES as Record<RuleKind, string>),
};
const readFilters = searchReader(FILTERS);

export const INTRODUCTIONS: DeskList<IntroductionSearch, ShownIntroduction> = {
  path: '/admin/introductions',
  label: 'Introductions',
  nouns: ['introduction', 'introductions'],
  filters: FILTERS,
  read: (from) => ({ show: readChoice(INTRODUCTION_STATES, from, 'show') ?? 'open', ...readFilters(from) }),
  tabs: { name: 'show', labels: LABELS },
  empty: ({ show }) => EMPTY[show],
  unmatched: 'No introductions are missing this.',
  isRoomy: true,
  columns: [
    {
      head: 'Candidate',
      cell: ({ id, candidate }) => (
        <Link translate="no" to={introductionHref(id)} className="link inline-block sm:min-w-36">
          {candidate}
        </Link>
      ),
    },
    { head: 'Client', cell: ({ clientName }) => clientName },
    { head: 'Position', cell: ({ purpose }) => purpose },
    { head: 'Status', cell: (introduction) => <IntroductionStatus introduction={introduction} /> },
    { head: 'Missing', cell: describeState },
    { head: 'Started', cell: ({ openedOn }) => <span className="whitespace-nowrap">{openedOn}</span> },
  ],
};
