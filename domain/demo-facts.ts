/**
 * Finds facts in the content that are only true of the demo's agency. A real site must not state them: invented figures and reviews are
 * unfair commercial practices (Digital Markets, Competition and Consumers Act 2024, schedule 20), and email to a reserved domain is never
 * delivered.
 */
export type DemoFact = {
  file: string;
  lines: readonly number[];
  what: string;
  value: string;
};

/** Ofcom, "Telephone numbers for use in TV and radio drama programmes", as written and as dialled. */
const DRAMA_NUMBERS = [
  String.raw`20 ?7946 ?0\d{3}`,
  String.raw`1(?:1[3-8]|21|31|41|51|61) ?496 ?0\d{3}`,
  String.raw`191 ?498 ?0\d{3}`,
  String.raw`28 ?9649 ?6\d{3}`,
  String.raw`29 ?2018 ?0\d{3}`,
  String.raw`1632 ?960 ?\d{3}`,
  String.raw`7700 ?900 ?\d{3}`,
  String.raw`8081 ?570 ?\d{3}`,
  String.raw`909 ?8790 ?\d{3}`,
  String.raw`3069 ?990 ?\d{3}`,
].join('|');

export const DEMO_FACT_RULES = {
  name: { what: 'demo name', pattern: /Tidewell/g },
  address: { what: 'demo address', pattern: /Tide House|Staithe Row|\bE99 1ZZ\b/g },
  person: { what: 'demo person', pattern: /Callum Reid|Ruth Adeyemi/g },
  companyNumber: { what: 'company number', pattern: /\b0{8}\b/g },
  // RFC 2606 reserves this top-level domain for documentation.
  online: { what: 'email or web address in a reserved domain', pattern: /[\w.+@:/-]+\.example\b/g },
  phone: {
    what: 'phone number reserved for drama',
    pattern: new RegExp(`(?:\\+44|\\b0)(?:${DRAMA_NUMBERS})\\b`, 'g'),
  },
} as const;

export function findDemoFacts(files: readonly { file: string; text: string }[]): DemoFact[] {
  const facts = new Map<string, { file: string; lines: number[]; what: string; value: string }>();
  for (const { file, text } of files) {
    for (const [index, line] of text.split('\n').entries()) {
      for (const { what, pattern } of Object.values(DEMO_FACT_RULES)) {
        for (const [value] of line.matchAll(pattern)) {
          const key = `${file} ${what} ${value}`;
          const fact = facts.get(key) ?? { file, lines: [], what, value };
          if (fact.lines.at(-1) !== index + 1) fact.lines.push(index + 1);
          facts.set(key, fact);
        }
      }
    }
  }
  return [...facts.values()];
}
