import type { ServicePath } from '#domain/site/service-path.ts';

/** Readers of a page, or senders of its form. Gates enforce it, and the tests' authorisation matrix checks it for each row. */
export type Audience =
  | 'anyone'
  /** Login and sign-up pages: signed-in people are redirected. */
  | 'visitors'
  | 'signed-in'
  /** Includes accounts that wait for approval. */
  | 'waiting'
  | 'with-session'
  /** Signed in with a password, but not yet with the second factor. */
  | 'second-factor'
  /** Every approved account: it may have a profile and apply. */
  | 'candidates'
  /** The candidate who sent the application. */
  | 'applicants'
  | 'posters'
  /** The job's employer, and administrators; consultants too for the agency's jobs. */
  | 'owners'
  | 'staff'
  | 'consultants'
  /** Administrators and editors: the content of the site. */
  | 'editors'
  | 'admins'
  /** Programs with an API key; sessions are refused. */
  | 'keys';

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

export type Upload = 'cv' | 'cv_and_photo' | 'logo' | 'archive' | 'picture' | 'people' | 'jobs' | 'job_lines';

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
  | 'waiting';

/**
 * `{agency}` and `{agencyShort}` stand for the agency; `{name}` for a city, industry or category, `{lowerName}` for it within a sentence.
 */
export type PageTexts = {
  name: string;
  title?: string;
  description?: string;
  keywords?: string;
  /** Date of the last change of the text, as YYYY-MM-DD. */
  updatedOn?: string;
};

export type SitemapEntry = {
  frequency: 'daily' | 'weekly' | 'monthly';
  /** Sitemap priority, from '0.0' to '1.0'. */
  priority: string;
  /** Open jobs of which the page shows the newest. */
  jobs?: 'all' | { category: 'white-collar' | 'blue-collar' };
  /** One sitemap entry for each of these, in place of its parameter. */
  each?: 'city' | 'industry';
};

export type PageRow = {
  /** Module below `app/`. A `.ts` module renders no page: it serves a file, a feed or scripts. */
  module: string;
  /** Absent if the page cannot be read (405). */
  readers?: Audience;
  /** Absent if the page takes no POST. */
  senders?: Audience;
  /** Values of its parameters, or its query (`?`), in tests. An id is given as the thing it identifies. */
  sample?: Readonly<Record<string, string>>;
  metrics: MetricsGroup;
  /** Its query searches jobs, which is slow enough that strangers take turns (server/pages/searches.ts). */
  isSearch?: true;
  measuredAs?: string;
  form?: {
    measuredAs?: MeasuredForm;
    upload?: Upload;
    /** Mail programs post it too, without an Origin header (RFC 8058). */
    isForMailPrograms?: true;
    /** Programs post it too, without an Origin header. It changes nothing. */
    isForPrograms?: true;
    /** False: not limited to five submissions a minute. */
    isGuarded?: false;
  };
  /** Absent if the title depends on the content: the module then sets it. */
  texts?: PageTexts;
  /** 'articles': listed among the articles. A page without this and without `canonical` is hidden from search engines. */
  sitemap?: SitemapEntry | 'articles';
  canonical?: string;
  /** While this service is switched off, the page is not found. */
  service?: ServicePath;
  navigation?: readonly { menu: Menu; label: string; text?: string }[];
  /** Answers before the owner publishes the site. Pages of the groups account, desk, script and development do so anyway. */
  isOpenBeforeLaunch?: true;
  /** False: a sign-in does not redirect back to it. */
  isReturnable?: false;
  offline?: {
    /** The service worker installs it. */
    isInShell?: true;
    /** False: not stored for offline reading. Only public pages are ever stored. */
    isKept?: false;
    /** Its form can be saved offline and sent later. */
    sendsLater?: true;
  };
};

export type PageMap = Readonly<Record<string, PageRow>>;
