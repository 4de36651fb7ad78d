/** Public job boards of other systems: valid board names, addresses of their pages, and the one address at which each is read. */

export const BOARD_SYSTEMS = [
  'ashby',
  'greenhouse',
  'lever',
  'lever-eu',
  'personio',
  'pinpoint',
  'recruitee',
  'smartrecruiters',
  'teamtailor',
  'workable',
] as const;
export type BoardSystem = (typeof BOARD_SYSTEMS)[number];

type BoardRules = {
  label: string;
  name: RegExp;
  host: (name: string) => string;
  path: (name: string, skip: number) => string;
  jobPath?: (name: string, reference: string) => string;
  pages: readonly { host: RegExp; name: RegExp }[];
};

export const JOBS_PER_PAGE = 100;

const WORD = /^[a-z0-9](?:[a-z0-9_-]{0,98}[a-z0-9])?$/i;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
/** One label, or two if the second is a region of Teamtailor. */
const LABELS = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.(?:na|eu|apac|au))?$/i;
/** Excludes hosts that belong to the system itself. */
const NO_BOARD = '(?!(?:www|app|api|auth|help|docs|support|developers?|status|blog|assets|cdn|get|info)\\.)';
const FIRST_PART = /^\/([^/?]+)/;
const leverPath = (name: string, skip: number): string =>
  `/v0/postings/${name}?mode=json&skip=${skip}&limit=${JOBS_PER_PAGE}`;

const ofHost = (pattern: string) => [{ host: new RegExp(`^${NO_BOARD}${pattern}$`), name: /^/ }];
const ofLever = (region: string) => [
  { host: new RegExp(`^jobs\\.${region}lever\\.co$`), name: FIRST_PART },
  { host: new RegExp(`^api\\.${region}lever\\.co$`), name: /^\/v\d\/postings\/([^/?]+)/ },
];

export const BOARD_RULES: Record<BoardSystem, BoardRules> = {
  ashby: {
    label: 'Ashby',
    // Ashby allows spaces and dots in board names.
    name: /^[a-z0-9](?:[a-z0-9 ._-]{0,98}[a-z0-9])?$/i,
    host: () => 'api.ashbyhq.com',
    path: (name) => `/posting-api/job-board/${name}?includeCompensation=true`,
    pages: [
      { host: /^jobs\.ashbyhq\.com$/, name: FIRST_PART },
      { host: /^api\.ashbyhq\.com$/, name: /^\/posting-api\/job-board\/([^/?]+)/ },
    ],
  },
  greenhouse: {
    label: 'Greenhouse',
    name: WORD,
    // Boards whose pages are on EU hosts are read at this address too.
    host: () => 'boards-api.greenhouse.io',
    path: (name) => `/v1/boards/${name}/jobs?content=true&pay_transparency=true`,
    pages: [
      {
        host: /^(?:job-)?boards\.(?:eu\.)?greenhouse\.io$/,
        name: /^\/embed\/.*[?&]for=([^&]+)|^\/(?!embed\/)([^/?]+)/,
      },
      { host: /^(?:boards-)?api\.(?:eu\.)?greenhouse\.io$/, name: /^\/v\d\/boards\/([^/?]+)/ },
    ],
  },
  lever: { label: 'Lever', name: WORD, host: () => 'api.lever.co', path: leverPath, pages: ofLever('') },
  'lever-eu': {
    label: 'Lever (Europe)',
    name: WORD,
    host: () => 'api.eu.lever.co',
    path: leverPath,
    pages: ofLever('eu\\.'),
  },
  personio: {
    label: 'Personio',
    name: LABEL,
    host: (name) => `${name}.jobs.personio.de`,
    path: () => '/xml?language=en',
    pages: ofHost('([a-z0-9-]+)\\.jobs\\.personio\\.(?:de|com)'),
  },
  pinpoint: {
    label: 'Pinpoint',
    name: LABEL,
    host: (name) => `${name}.pinpointhq.com`,
    path: () => '/postings.json',
    pages: ofHost('([a-z0-9-]+)\\.pinpointhq\\.com'),
  },
  recruitee: {
    label: 'Recruitee',
    name: LABEL,
    host: (name) => `${name}.recruitee.com`,
    path: () => '/api/offers/',
    pages: ofHost('([a-z0-9-]+)\\.recruitee\\.com'),
  },
  smartrecruiters: {
    label: 'SmartRecruiters',
    name: WORD,
    host: () => 'api.smartrecruiters.com',
    path: (name, skip) => `/v1/companies/${name}/postings?limit=${JOBS_PER_PAGE}&offset=${skip}`,
    jobPath: (name, reference) => `/v1/companies/${name}/postings/${reference}`,
    pages: [
      { host: /^(?:jobs|careers)\.smartrecruiters\.com$/, name: FIRST_PART },
      { host: /^api\.smartrecruiters\.com$/, name: /^\/v\d\/companies\/([^/?]+)/ },
    ],
  },
  teamtailor: {
    label: 'Teamtailor',
    name: LABELS,
    host: (name) => `${name}.teamtailor.com`,
    path: (_, skip) => `/jobs.rss?per_page=${JOBS_PER_PAGE}&offset=${skip}`,
    pages: ofHost('([a-z0-9-]+(?:\\.(?:na|eu|apac|au))?)\\.teamtailor\\.com'),
  },
  workable: {
    label: 'Workable',
    name: WORD,
    host: () => 'apply.workable.com',
    path: (name) => `/api/v1/widget/accounts/${name}?details=true`,
    pages: [
      {
        host: /^apply\.workable\.com$/,
        name: /^\/api\/v\d\/(?:widget\/)?accounts\/([^/?]+)|^\/(?!(?:api|j)(?:\/|$))([^/?]+)/,
      },
      { host: /^workable\.com$/, name: /^\/api\/accounts\/([^/?]+)/ },
      ...ofHost('(?!apply\\.|jobs\\.)([a-z0-9-]+)\\.workable\\.com'),
    ],
  },
};
