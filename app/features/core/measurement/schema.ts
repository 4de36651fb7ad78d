/**
 * What is counted of the use of the site (spec: accounts §9), by closed lists: what is not on them is not counted. Every
 * count is of a day and a page; none is about a person.
 */
import { MEASURED_FORMS } from '#app/pages/row.ts';
import type { Vital } from '#domain/measurement/web-vital.ts';
import type { MeasuredPage } from './components/counting/measured-page.ts';

/** How far down a page the visitor came, in percent of its length. */
export const SCROLL_MARKS = ['25', '50', '75', '90'] as const;

/** Parts of pages, by what their headings or they themselves are called in the markup. */
export const MEASURED_SECTIONS = [
  'home',
  'services',
  'latest-jobs',
  'how-it-works',
  'about',
  'figures',
  'testimonials',
  'places',
  'articles',
  'questions',
  'contact',
  'job-summary',
  'similar-jobs',
  'related-pages',
  'costs',
  'ways',
  'why',
  'steps',
  'closing',
  'start',
  'jobs',
  'jobs-we-fill',
  'lines',
  'roles',
  'market',
  'salaries',
  'sectors',
  'reviews',
  'about-city',
  'city',
  'city-contact',
  'good-to-know',
  'features',
  'languages',
  'rules',
  'calculator',
  'coming-tools',
  'consultant',
  'featured-articles',
  'latest-articles',
  'browse-by-category',
  'our-services',
  'article-sources',
  'related-articles',
] as const;

/** The kind of site that a visit came from. The exact site is not recorded, for privacy. */
export const SOURCES = ['search', 'social', 'other-site', 'direct'] as const;
export type Source = (typeof SOURCES)[number];

export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

const NO_DETAIL = [''] as const;

/** Every event, and what may be said of it besides its page. */
const DETAILS = {
  page_view: NO_DETAIL,
  /** The first page in 24 hours, by its source. */
  visit: SOURCES,
  visit_device: DEVICES,
  /** The first visit in two years. */
  new_visitor: NO_DETAIL,
  scroll: SCROLL_MARKS,
  section_view: MEASURED_SECTIONS,
  form_start: MEASURED_FORMS,
  form_finish: MEASURED_FORMS,
  apply_click: NO_DETAIL,
} as const satisfies Record<string, readonly string[]>;

export type EventName = keyof typeof DETAILS;
export type MeasuredEvent = { event: EventName; page: MeasuredPage; detail: string };
/** Of the page with which the site was entered or loaded anew. */
export type MeasuredVital = { metric: Vital; page: MeasuredPage; bucket: number };

/** Whether an event of that name can say this. */
export function isMeasuredDetail(event: string, detail: string): boolean {
  const known: Readonly<Record<string, readonly string[]>> = DETAILS;
  return Object.hasOwn(known, event) && (known[event]?.includes(detail) ?? false);
}

export const EVENTS = Object.keys(DETAILS) as EventName[];

/** Events of one message of a browser; a page that has more to say sends another. */
export const LARGEST_BATCH = 30;

/** Longer ago than this nothing is known. */
export const KEPT_MONTHS = 25;

const SEARCH =
  /(^|\.)(google\.[a-z]{2,3}(\.[a-z]{2})?|bing\.com|duckduckgo\.com|ecosia\.org|qwant\.com|startpage\.com|search\.brave\.com|[a-z.]*search\.yahoo\.com)$/;
const SOCIAL =
  /(^|\.)(facebook\.com|instagram\.com|threads\.(net|com)|linkedin\.com|lnkd\.in|twitter\.com|x\.com|t\.co|bsky\.app|reddit\.com|youtube\.com|tiktok\.com|pinterest\.(com|co\.uk)|whatsapp\.com)$/;

/** @param referrer as the browser has it; '' without one. @param ownHost of this site */
export function sourceOf(referrer: string, ownHost: string): Source {
  if (!URL.canParse(referrer)) return 'direct';
  const { host, hostname } = new URL(referrer);
  if (host === '' || host === ownHost) return 'direct';
  if (SEARCH.test(hostname)) return 'search';
  return SOCIAL.test(hostname) ? 'social' : 'other-site';
}

/** @param shortSide of the screen, in CSS pixels. @param isCoarse a finger is its main pointer */
export function deviceOf({ shortSide, isCoarse }: { shortSide: number; isCoarse: boolean }): Device {
  if (!isCoarse) return 'desktop';
  return shortSide < 600 ? 'phone' : 'tablet';
}
