/** Puts facts of the agency into editors' texts, so that a changed phone number changes everywhere. */
import { addressLine, agency, registrationLine } from './site.ts';

export const FACTS = {
  agency: () => agency().name,
  agencyShort: () => agency().shortName,
  legalName: () => agency().legalName,
  registration: registrationLine,
  address: addressLine,
  email: () => agency().email,
  phone: () => agency().phone.shown,
  phoneLink: () => `tel:${agency().phone.dialled}`,
  hours: () => agency().hours.shown,
} as const;

const PLACEHOLDER = new RegExp(String.raw`\{(${Object.keys(FACTS).join('|')})\}`, 'g');

/** '{agency}' becomes the agency's name; braces around any other word stay as they are. */
export const fillFacts = (text: string): string =>
  text.replace(PLACEHOLDER, (_, name: keyof typeof FACTS) => FACTS[name]());

export function fillDocument<Document>(document: Document): Document {
  if (typeof document === 'string') return fillFacts(document) as Document;
  if (Array.isArray(document)) return document.map(fillDocument) as Document;
  if (typeof document !== 'object' || document === null) return document;
  return Object.fromEntries(Object.entries(document).map(([key, value]) => [key, fillDocument(value)])) as Document;
}
