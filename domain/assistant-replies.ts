/** The assistant's replies by rules (spec: marketing §5 "Chat reply rules"). The first matching rule wins. */
import { fillFacts } from './site/fill-facts.ts';
import type { ServicePath } from './site/service-path.ts';
import { isOffered } from './site/services.ts';
import { countInWords, joinWords } from './text/counts.ts';

export type ReplyTopic = 'work' | 'hiring' | 'services' | 'sectors' | 'other';

/** A keyword matches at the start of a word, so 'hire' does not match 'Yorkshire'. Its inflected forms match too. */
const RULES: readonly (readonly [ReplyTopic, RegExp])[] = [
  ['work', /\b(job|career)/i],
  ['hiring', /\b(hire|hiring|talent)/i],
  ['services', /\bservice/i],
  ['sectors', /\b(industry|industries|sector)/i],
];

export const findTopic = (text: string): ReplyTopic => RULES.find(([, keyword]) => keyword.test(text))?.[0] ?? 'other';

const NAMED_SERVICES = [
  { name: 'Executive Search', path: '/executive-search' },
  { name: 'Permanent Recruitment', path: '/permanent-recruitment' },
  { name: 'Contract Staffing', path: '/contract-staffing' },
  { name: 'Rapid Placement', path: '/employer-services' },
  { name: 'Talent Acquisition', path: '/employer-services' },
  { name: 'Career Coaching', path: '/career-coaching' },
] as const satisfies readonly { name: string; path: ServicePath }[];

export const listNamedServices = (): readonly (typeof NAMED_SERVICES)[number][] =>
  NAMED_SERVICES.filter(({ path }) => isOffered(path));

const WAYS_OF_HIRING: readonly ServicePath[] = ['/executive-search', '/permanent-recruitment', '/contract-staffing'];

type Replies = {
  replies: Readonly<Record<ReplyTopic, string>>;
  sectors?: { value: string } | undefined;
};

export function replyTo(topic: ReplyTopic, { replies, sectors }: Replies): string {
  const names = listNamedServices().map(({ name }) => name);
  if (topic === 'services' && names.length === 0) return NO_SERVICES;
  return fillFacts(replies[topic])
    .replaceAll('{ways}', describeWaysOfHiring)
    .replaceAll('{services}', () => listInWords(names))
    .replaceAll('{sectors}', () => sectors?.value ?? '');
}

const NO_SERVICES = 'We bring people and employers together. Would you like to hire, or to find work?';

function describeWaysOfHiring(): string {
  const names = listNamedServices()
    .filter(({ path }) => WAYS_OF_HIRING.includes(path))
    .map(({ name }) => name.toLowerCase());
  return names.length > 0 ? `by ${joinWords(names)}` : 'for offices and for sites';
}

const listInWords = (names: readonly string[]): string =>
  [
    `${countInWords(names.length)} ${names.length > 1 ? 'services' : 'service'}:`,
    ...names.map((name) => `• ${name}`),
  ].join('\n');
