/** What the assistant replies by rule (spec: marketing §5 "Chat reply rules"). The first rule that fits decides. */

export type ReplyTopic = 'work' | 'hiring' | 'services' | 'sectors' | 'other';

/** A keyword counts where a word begins: 'hire' is not in 'Yorkshire'. Its other forms count too. */
const RULES: readonly (readonly [ReplyTopic, RegExp])[] = [
  ['work', /\b(job|career)/i],
  ['hiring', /\b(hire|hiring|talent)/i],
  ['services', /\bservice/i],
  ['sectors', /\b(industry|industries|sector)/i],
];

export const findTopic = (text: string): ReplyTopic => RULES.find(([, keyword]) => keyword.test(text))?.[0] ?? 'other';

export const NAMED_SERVICES = [
  'Executive Search',
  'Permanent Recruitment',
  'Contract Staffing',
  'Rapid Placement',
  'Talent Acquisition',
  'Career Coaching',
] as const;

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
      return (
        'We find people by executive search, permanent recruitment and contract staffing. ' +
        'Which role do you want to fill?'
      );
    case 'services':
      return `We offer six services:\n${NAMED_SERVICES.map((service) => `• ${service}`).join('\n')}\nWhich one would you like to know more about?`;
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
