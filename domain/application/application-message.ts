/** The words that tell candidates of a status: what may stand for what in them, and how they are filled in. */

export type Message = { subject: string; body: string };
export type MessageFacts = { name: string; job: string; company: string; agency: string };

/** As many as the tables hold. */
export const MESSAGE_LENGTHS = { subject: 200, body: 5000 } as const;

/** Placeholders that can be written in braces, and what they stand for. */
export const PLACEHOLDERS: Record<keyof MessageFacts, string> = {
  name: 'the candidate’s full name',
  job: 'the title of the job',
  company: 'the company of the job',
  agency: 'the name of this agency',
};

/** For previews: a candidate and a job that are not in the demo. */
export const EXAMPLE_FACTS: Omit<MessageFacts, 'agency'> = {
  name: 'Robin Ashdown',
  job: 'Payroll manager',
  company: 'Harbour & Vale',
};

/** Fills in the placeholders, as the message is sent. Unknown placeholders stay as they are written. */
export function fillIn({ subject, body }: Message, facts: MessageFacts): Message {
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (isPlaceholder(name) ? facts[name] : whole));
  const cut = (text: string, most: number) => Array.from(text).slice(0, most).join('');
  return {
    subject: cut(fill(subject).replaceAll(/\s+/g, ' ').trim(), MESSAGE_LENGTHS.subject),
    body: cut(fill(body), MESSAGE_LENGTHS.body),
  };
}

/** Lists the unknown placeholders, each once, as they are written: '{Name}', '{salary}'. */
export function listUnknownPlaceholders(text: string): string[] {
  const written = [...text.matchAll(/\{([^{}]*)\}/g)].filter(([, name = '']) => !isPlaceholder(name));
  return [...new Set(written.map(([whole]) => whole))];
}

const isPlaceholder = (name: string): name is keyof MessageFacts => Object.hasOwn(PLACEHOLDERS, name);
