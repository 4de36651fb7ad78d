/** One row of the map of pages. */

import type { ServicePath } from '#domain/site/service-path.ts';

/** Who may read a page, or send its form. The gates hold it; the authorisation matrix of the tests expects it of each row. */
export type Audience =
  | 'anyone'
  /** Ways in: people who are signed in are led on. */
  | 'visitors'
  | 'signed-in'
  /** Also accounts that wait for approval. */
  | 'waiting'
  /** Any session, also one that waits for its passkey. */
  | 'with-session'
  /** A password was given, and the passkey is still missing. */
  | 'second-factor'
  /** Every approved account: it may have a profile and apply. */
  | 'candidates'
  /** The candidate who sent the application. */
  | 'applicants'
  /** Employers, administrators and consultants. */
  | 'posters'
  /** The employer whose job it is, and administrators; consultants where it is the agency's. */
  | 'owners'
  /** The people of the agency, whatever their role. */
  | 'staff'
  /** Administrators and consultants: applications, enquiries, jobs of the agency. */
  | 'consultants'
  /** Administrators and editors: the content of the site. */
  | 'editors'
  | 'admins'
  /** Programs with a key of the API; no session lets anyone in. */
  | 'keys';

/** Groups of the request figures (`/metrics`). */
export type MetricsGroup =
  | 'home'
  | 'board'
  | 'job'
  | 'apply'
  | 'pages'
  | 'sign_in'
  | 'account'
  | 'candidate'
  | 'employer'
  | 'desk'
  | 'downloads'
  | 'feeds'
  | 'embed'
  | 'pictures'
  | 'api'
  | 'development'
  | 'other';

/** What files a form brings, or what a program sends that is no form. */
export type Upload = 'cv' | 'cv_and_photo' | 'logo' | 'archive' | 'picture' | 'people' | 'jobs' | 'job_lines';

/** The forms whose beginning and end are counted, in the order in which the desk shows them. */
export const MEASURED_FORMS = [
  'sign-up',
  'login',
  'request-talent',
  'send-your-cv',
  'contact',
  'request-coaching',
  'apply',
  'apply-without-account',
  'post-job',
] as const;
export type MeasuredForm = (typeof MEASURED_FORMS)[number];

export type Menu =
  | 'jobs'
  | 'resources'
  | 'legal'
  | 'enquiries'
  | 'login'
  | 'signUp'
  | 'employees'
  | 'postJob'
  | 'job_seeker'
  | 'employer'
  | 'admin'
  | 'consultant'
  | 'editor'
  | 'account'
  | 'waiting'
  /** The rail of the desk, in its three groups. */
  | 'desk'
  | 'deskSettings'
  | 'deskSystem';

/** `{agency}` and `{agencyShort}` stand for the agency; `{name}` for a city, industry or category, `{lowerName}` for it within a sentence. */
export type PageTexts = {
  /** The heading. */
  name: string;
  /** For search results and tabs, without the agency's name; defaults to `name`. */
  title?: string;
  description?: string;
  keywords?: string;
  /** When its words last changed, as YYYY-MM-DD. */
  updatedOn?: string;
};

export type SitemapEntry = {
  frequency: 'daily' | 'weekly' | 'monthly';
  /** Among the other pages, from '0.0' to '1.0'. */
  priority: string;
  /** Of which open jobs the page shows the newest. */
  jobs?: 'all' | { category: 'white-collar' | 'blue-collar' };
  /** One entry for each of these, in place of its parameter. */
  each?: 'city' | 'industry';
};

export type PageRow = {
  /** Below `app/`. One that ends in `.ts` shows no page: a file, a feed or an address for scripts. */
  module: string;
  /** Who may read the page; absent if it cannot be read (405). */
  readers?: Audience;
  /** Who may send the page's form; absent if it takes no POST. */
  senders?: Audience;
  /** What its parameters, or its query (`?`), stand for in tests; of an id, the thing that has it. */
  sample?: Readonly<Record<string, string>>;
  metrics: MetricsGroup;
  /** True: with a query it searches jobs, which takes long enough that strangers have to wait for their turn (server/pages/searches.ts). */
  isSearch?: true;
  /** The name under which administrators see its visits counted. */
  measuredAs?: string;
  form?: {
    /** The name under which its starts and its submissions are counted. */
    measuredAs?: MeasuredForm;
    /** Which files it takes. */
    upload?: Upload;
    /** True: mail programs send it, too, which say nothing of where they come from (RFC 8058). */
    isForMailPrograms?: true;
    /** True: programs send it, too, which have no page that it could come from. It changes nothing. */
    isForPrograms?: true;
    /** False: no limit of five submissions a minute. */
    isGuarded?: false;
  };
  /** None where the title depends on what is shown: the module says it. */
  texts?: PageTexts;
  /** 'articles': listed among them. Search engines are asked to pass over a page with neither this nor `canonical`. */
  sitemap?: SitemapEntry | 'articles';
  /** The page that search engines should show in its place. */
  canonical?: string;
  /** The service that the page belongs to: it is not found while that is switched off. */
  service?: ServicePath;
  navigation?: readonly { menu: Menu; label: string; text?: string }[];
  /** True: it answers before the owner publishes the site. So do account, desk, scripts and development, whose rows need not say it. */
  isOpenBeforeLaunch?: true;
  /** False: after signing in, people are not led back to it. */
  isReturnable?: false;
  offline?: {
    /** True: the service worker installs it. */
    isInShell?: true;
    /** False: not kept for offline reading. Only pages for anyone are kept at all. */
    isKept?: false;
    /** True: its form can be saved offline and sent later. */
    sendsLater?: true;
  };
};

export type PageMap = Readonly<Record<string, PageRow>>;
