/**
 * Facts about the agency on every page: its name, its contact details, the contents of its menus. Editors change them in the studio.
 * Pages, emails, feeds and errors read them from here; longer texts load with their page.
 */
import type { ArticleCategory } from '#domain/article/article.ts';
import type { Brand } from '#domain/brand/look.ts';
import type { JobCategory } from '#domain/job/job.ts';
import type { LegalSlug } from './legal-slugs.ts';
import type { Navigation } from './navigation.ts';
import type { OfferedService } from './service-path.ts';

type Phone = {
  /** Formatted for people: 020 7946 0142. */
  shown: string;
  /** Formatted for dialling: +442079460142. */
  dialled: string;
};

type Rating = {
  value: number;
  count: number;
  /** Search engines refuse stars for reviews that an agency collected itself, so these are marked up only if another site did. */
  mayBeMarkedUp: boolean;
  /** YYYY-MM-DD. */
  asOf: string;
  source: string;
};

export type Agency = {
  name: string;
  shortName: string;
  legalName: string;
  /** Register and number of the company; '' for a sole trader. */
  registration: string;
  registeredOffice: string;
  /** Number in the Information Commissioner's register of fee payers; '' until it is entered. */
  icoNumber: string;
  summary: string;
  /** Under the title of a shared link's picture. */
  strapline: string;
  email: string;
  phone: Phone;
  address: { street: string; city: string; postcode: string; country: 'GB' };
  /** `opens` and `closes` as HH:MM. */
  hours: { days: readonly string[]; opens: string; closes: string; shown: string };
  /** A sister company that the menu leads to. */
  aiDivision: { url: string; summary: string } | null;
  rating: Rating | null;
  /** The agency's reach around its offices, in metres. */
  serviceRadius: number;
  /** Addresses of the agency's own social pages. */
  socialPages: readonly string[];
};

/** Facts about a place that every page loads. */
export type PlaceFact = {
  slug: string;
  name: string;
  region: string;
  phone: Phone;
  /** Our office here, or the place whose office looks after this one. */
  office: { postcode: string } | { servedFrom: string };
};

/** Facts about an industry that every page loads. */
export type IndustryFact = {
  slug: string;
  name: string;
  summary: string;
  /** The part of the board where its jobs are. */
  category: JobCategory;
};

/** `payPercent` is in hundredths of the national pay. */
export type PaidPlace = { name: string; payPercent: number };

export type SiteFacts = {
  agency: Agency;
  brand: Brand;
  /** Ordered by the editors. */
  places: readonly PlaceFact[];
  /** Ordered by the editors. */
  industries: readonly IndustryFact[];
  /** Slugs of the published legal pages. */
  legalPages: readonly string[];
  /** Services that are switched on, in menu order. */
  services: readonly OfferedService[];
  /** Places with pay figures for the salary calculator, by name. */
  paidPlaces: readonly PaidPlace[];
  /** False: its words are not published, so it is switched off. */
  hasAssistant: boolean;
  /** Categories that have articles. */
  articleCategories: readonly ArticleCategory[];
  navigation: Navigation;
};

let read: () => SiteFacts = () => {
  throw new Error('The facts of the site were read before they were provided');
};

/** Called once by each process and each page, before anything is shown. @param reader answers at every call, as facts change */
export function provideSite(reader: () => SiteFacts): void {
  read = reader;
}

export const siteFacts = (): SiteFacts => read();
/** True if this page's text is published. */
export const hasLegalPage = (slug: LegalSlug): boolean => read().legalPages.includes(slug);
export const agency = (): Agency => read().agency;
export const brand = (): Brand => read().brand;

/**
 * The company's place of registration, number and office, which its website and letters must state (Company, Limited Liability
 * Partnership and Business (Names and Trading Disclosures) Regulations 2015, reg. 25). '' for an unregistered business.
 */
export function registrationLine(): string {
  const { registration, registeredOffice } = agency();
  return [registration, registeredOffice && `Registered office: ${registeredOffice}`]
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');
}

/** The postal address in one line. */
export function addressLine(): string {
  const { street, city, postcode } = agency().address;
  return [street, [city, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
