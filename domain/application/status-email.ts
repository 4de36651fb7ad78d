export type Message = { subject: string; body: string };
export type MessageFacts = { name: string; job: string; company: string; agency: string };

/** Counted in characters, the same limits as in the tables. */
export const MESSAGE_LENGTHS = { subject: 200, body: 5000 } as const;

export type Placeholder = { name: keyof MessageFacts; meaning: string };
export const PLACEHOLDERS: readonly Placeholder[] = [
  { name: 'name', meaning: 'the candidate’s full name' },
  { name: 'job', meaning: 'the job title' },
  { name: 'company', meaning: 'the company name' },
  { name: 'agency', meaning: 'your agency’s name' },
];

/** A candidate and a job for previews, which are not in the demo. */
export const EXAMPLE_FACTS: Omit<MessageFacts, 'agency'> = {
  name: 'Robin Ashdown',
  job: 'Payroll manager',
  company: 'Harbour & Vale',
};

export function fillIn({ subject, body }: Message, facts: Partial<MessageFacts>): Message {
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(facts, name) ? (facts[name as keyof MessageFacts] ?? whole) : whole,
    );
  const cut = (text: string, most: number) => Array.from(text).slice(0, most).join('');
  return {
    subject: cut(fill(subject).replaceAll(/\s+/g, ' ').trim(), MESSAGE_LENGTHS.subject),
    body: cut(fill(body), MESSAGE_LENGTHS.body),
  };
}

export function listUnknownPlaceholders(text: string, allowed: readonly Placeholder[]): string[] {
  const unknownPlaceholders = [...text.matchAll(/\{([^{}]*)\}/g)].filter(([, name]) =>
    allowed.every((each) => each.name !== name),
  );
  return [...new Set(unknownPlaceholders.map(([whole]) => whole))];
}
