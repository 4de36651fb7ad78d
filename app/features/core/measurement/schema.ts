/** Closed lists of everything that is counted (spec: accounts §9). Every count is of a day and a page; none is about a person. */

import type { MeasuredPage } from '#app/pages/measured-page.ts';
import { MEASURED_FORMS, type MeasuredForm } from '#app/pages/row.ts';
import type { Vital, VitalSummary } from '#domain/measurement/web-vital.ts';

/** Per cent of the page's length. */
export const SCROLL_MARKS = ['25', '50', '75', '90'] as const;

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

const DETAILS = {
  page_view: NO_DETAIL,
  /** First page in 24 hours, with its source. */
  visit: SOURCES,
  visit_device: DEVICES,
  new_visitor: NO_DETAIL,
  scroll: SCROLL_MARKS,
  section_view: MEASURED_SECTIONS,
  form_start: MEASURED_FORMS,
  form_finish: MEASURED_FORMS,
  apply_click: NO_DETAIL,
} as const satisfies Record<string, readonly string[]>;

export type EventName = keyof typeof DETAILS;
export type MeasuredEvent = { event: EventName; page: MeasuredPage; detail: string };
/** Vitals belong to the page at which the site was entered or reloaded. */
export type MeasuredVital = { metric: Vital; page: MeasuredPage; bucket: number };

export function isMeasuredDetail(event: string, detail: string): boolean {
  const details: Readonly<Record<string, readonly string[]>> = DETAILS;
  return Object.hasOwn(details, event) && (details[event]?.includes(detail) ?? false);
}

export const EVENTS = Object.keys(DETAILS) as EventName[];

export const LARGEST_BATCH = 30;

/** Measurements are deleted after this many months. */
export const KEPT_MONTHS = 25;

const SEARCH =
  /(^|\.)(google\.[a-z]{2,3}(\.[a-z]{2})?|bing\.com|duckduckgo\.com|ecosia\.org|qwant\.com|startpage\.com|search\.brave\.com|[a-z.]*search\.yahoo\.com)$/;
const SOCIAL =
  /(^|\.)(facebook\.com|instagram\.com|threads\.(net|com)|linkedin\.com|lnkd\.in|twitter\.com|x\.com|t\.co|bsky\.app|reddit\.com|youtube\.com|tiktok\.com|pinterest\.(com|co\.uk)|whatsapp\.com)$/;

/**
 * @param referrer of the document; '' if none
 *
 * @param ownHost host of this site
 */
export function sourceOf(referrer: string, ownHost: string): Source {
  if (!URL.canParse(referrer)) return 'direct';
  const { host, hostname } = new URL(referrer);
  if (host === '' || host === ownHost) return 'direct';
  if (SEARCH.test(hostname)) return 'search';
  return SOCIAL.test(hostname) ? 'social' : 'other-site';
}

/**
 * @param shortSide of the screen, in CSS pixels
 *
 * @param isCoarse the main pointer is a finger
 */
export function deviceOf({ shortSide, isCoarse }: { shortSide: number; isCoarse: boolean }): Device {
  if (!isCoarse) return 'desktop';
  return shortSide < 600 ? 'phone' : 'tablet';
}

export type PageFigures = { page: MeasuredPage; name: string; views: number; visits: number };

type Counted<Key extends string> = { key: Key; count: number };

export type MeasurementFigures = {
  /** `further` counts page views after the first of a visit. */
  days: { day: string; label: string; visits: number; further: number }[];
  visits: number;
  newVisitors: number;
  views: number;
  pages: PageFigures[];
  sources: Counted<(typeof SOURCES)[number]>[];
  devices: Counted<(typeof DEVICES)[number]>[];
  funnel: { jobViews: number; applyClicks: number; started: number; sent: number };
  forms: { form: MeasuredForm; started: number; finished: number }[];
  depth: {
    page: MeasuredPage;
    name: string;
    views: number;
    marks: Counted<(typeof SCROLL_MARKS)[number]>[];
    sections: Counted<string>[];
  };
  vitals: { metric: Vital; summary: VitalSummary | null }[];
};
