/** What the assistant replies by rule (spec: marketing §5 "Chat reply rules"). The first rule that fits decides. */

import type { ServicePath } from './site/service-path.ts';
import { isOffered } from './site/services.ts';
import { countInWords, joinWords } from './text/counts.ts';

export type ReplyTopic = 'work' | 'hiring' | 'services' | 'sectors' | 'other';

/** A keyword counts where a word begins: 'hire' is not in 'Yorkshire'. Its other forms count too. */
const RULES: readonly (readonly [ReplyTopic, RegExp])[] = [
  ['work', /\b(job|career)/i],
  ['hiring', /\b(hire|hiring|talent)/i],
  ['services', /\bservice/i],
  ['sectors', /\b(industry|industries|sector)/i],
];

export const findTopic = (text: string): ReplyTopic => RULES.find(([, keyword]) => keyword.test(text))?.[0] ?? 'other';

/** Each with the page that tells of it. */
const NAMED_SERVICES = [
  { name: 'Executive Search', path: '/executive-search' },
  { name: 'Permanent Recruitment', path: '/permanent-recruitment' },
  { name: 'Contract Staffing', path: '/contract-staffing' },
  { name: 'Rapid Placement', path: '/employer-services' },
  { name: 'Talent Acquisition', path: '/employer-services' },
  { name: 'Career Coaching', path: '/career-coaching' },
] as const satisfies readonly { name: string; path: ServicePath }[];

/** Without those that are switched off. */
export const listNamedServices = (): readonly (typeof NAMED_SERVICES)[number][] =>
  NAMED_SERVICES.filter(({ path }) => isOffered(path));

const WAYS_OF_HIRING: readonly ServicePath[] = ['/executive-search', '/permanent-recruitment', '/contract-staffing'];

/** `sectors` such as '50+'. */
export type ReplyFacts = { email: string; phone: string; sectors: string };

export function replyTo(topic: ReplyTopic, { email, phone, sectors }: ReplyFacts): string {
  switch (topic) {
    case 'work':
      return (
        'We have career opportunities across the UK, in offices and on site, permanent and temporary. ' +
        'Would you like a specialist from our team to talk through what you are looking for?'
      );
    case 'hiring':
      return `We find people ${describeWaysOfHiring()}. Which role do you want to fill?`;
    case 'services':
      return replyWithServices();
    case 'sectors':
      return (
        `We recruit for ${sectors} industry sectors, from technology, finance and law to manufacturing, construction ` +
        'and logistics. Which one is yours?'
      );
    case 'other':
      return (
        `Thank you for your message. Our team will be glad to help: write to ${email} or ring ${phone}, ` +
        'Monday to Friday.'
      );
  }
}

function describeWaysOfHiring(): string {
  const names = listNamedServices()
    .filter(({ path }) => WAYS_OF_HIRING.includes(path))
    .map(({ name }) => name.toLowerCase());
  return names.length > 0 ? `by ${joinWords(names)}` : 'for offices and for sites';
}

function replyWithServices(): string {
  const names = listNamedServices().map(({ name }) => name);
  if (names.length === 0) return 'We bring people and employers together. Would you like to hire, or to find work?';
  const question = names.length > 1 ? 'Which one would you like to know more about?' : 'Would you like to know more?';
  return [
    `We offer ${countInWords(names.length)} ${names.length > 1 ? 'services' : 'service'}:`,
    ...names.map((name) => `• ${name}`),
    question,
  ].join('\n');
}
