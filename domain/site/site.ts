/**
 * The agency's facts that every page needs, such as name, contact details and menus. Editors change them in the studio. Pages, emails,
 * feeds and errors read them here; longer texts load with their page.
 */
import type { ArticleCategory } from '#domain/article/article.ts';
import type { Brand } from '#domain/brand/look.ts';
import type { JobCategory } from '#domain/job/job.ts';
import type { LegalSlug } from './legal-slugs.ts';
import type { Navigation } from './navigation.ts';
import type { OfferedService } from './service-path.ts';

type Phone = {
  /** Format for people: 020 7946 0142. */
  shown: string;
  /** Format for dialling: +442079460142. */
  dialled: string;
};

type Rating = {
  value: number;
  count: number;
  /**
   * Search engines do not allow stars for reviews that an agency collected itself, so reviews get markup only if another site collected
   * them.
   */
  mayBeMarkedUp: boolean;
  asOf: string;
  source: string;
};

export type Agency = {
  name: string;
  shortName: string;
  legalName: string;
  /** The company's register and number; '' for a sole trader. */
  registration: string;
  registeredOffice: string;
  /** The number in the Information Commissioner's register of fee payers; '' until it is entered. */
  icoNumber: string;
  summary: string;
  /** Shown under the title of sharing images. */
  strapline: string;
  email: string;
  phone: Phone;
  address: { street: string; city: string; postcode: string; country: 'GB' };
  hours: { days: readonly string[]; opens: string; closes: string; shown: string };
  aiDivision: { url: string; summary: string } | null;
  rating: Rating | null;
  /** Metres around its offices within which the agency works. */
  serviceRadius: number;
  socialPages: readonly string[];
};

export type CityFact = {
  slug: string;
  name: string;
  region: string;
  phone: Phone;
  /** Our office here, or the place whose office serves this one. */
  office: { postcode: string } | { servedFrom: string };
};

export type IndustryFact = {
  slug: string;
  name: string;
  summary: string;
  /** The part of the board where its jobs are. */
  category: JobCategory;
};

/** `payPercent` is the pay in per cent of the national pay. */
export type PaidPlace = { name: string; payPercent: number };

export type SiteFacts = {
  agency: Agency;
  brand: Brand;
  places: readonly CityFact[];
  industries: readonly IndustryFact[];
  legalPages: readonly string[];
  services: readonly OfferedService[];
  /** Places with pay figures for the salary calculator, by name. */
  paidPlaces: readonly PaidPlace[];
  /** False if its texts are not published; the assistant is then off. */
  hasAssistant: boolean;
  articleCategories: readonly ArticleCategory[];
  navigation: Navigation;
};

let read: () => SiteFacts = () => {
  throw new Error('The facts of the site were read before they were provided');
};

/** Called once in each process and page before anything is rendered. @param reader returns the current facts at each call */
export function provideSite(reader: () => SiteFacts): void {
  read = reader;
}

export const siteFacts = (): SiteFacts => read();
export const hasLegalPage = (slug: LegalSlug): boolean => read().legalPages.includes(slug);
export const agency = (): Agency => read().agency;
export const brand = (): Brand => read().brand;

/**
 * The company's place of registration, number and office, which its website and letters must state (Company, Limited Liability Partnership
 * and Business (Names and Trading Disclosures) Regulations 2015, reg. 25). '' for an unregistered business.
 */
export function registrationLine(): string {
  const { registration, registeredOffice } = agency();
  return [registration, registeredOffice && `Registered office: ${registeredOffice}`]
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');
}

export function addressLine(): string {
  const { street, city, postcode } = agency().address;
  return [street, [city, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
