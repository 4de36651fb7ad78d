/** Public job boards of other systems, and the one address that each is read at. No name leads to any other host. */

export const BOARD_SYSTEMS = ['ashby', 'greenhouse', 'lever', 'lever-eu', 'personio'] as const;
export type BoardSystem = (typeof BOARD_SYSTEMS)[number];

export type Board = {
  system: BoardSystem;
  /** What the system calls the board by, as it stands in the addresses of its pages. */
  name: string;
};

export const BOARD_SYSTEM_NAMES: Record<BoardSystem, string> = {
  ashby: 'Ashby',
  greenhouse: 'Greenhouse',
  lever: 'Lever',
  'lever-eu': 'Lever (Europe)',
  personio: 'Personio',
};

/** Of Lever's answers, which come in parts; the others answer with the whole board. */
export const JOBS_PER_PAGE = 100;
/** Jobs that are passed over at most: a longer board is refused. */
export const MOST_SKIPPED = 50_000;

const WORD = /^[a-z0-9](?:[a-z0-9_-]{0,98}[a-z0-9])?$/i;
const SYSTEMS: Record<
  BoardSystem,
  { name: RegExp; host: (name: string) => string; path: (name: string, skip: number) => string }
> = {
  ashby: {
    // Ashby has boards with spaces and dots in their names.
    name: /^[a-z0-9](?:[a-z0-9 ._-]{0,98}[a-z0-9])?$/i,
    host: () => 'api.ashbyhq.com',
    path: (name) => `/posting-api/job-board/${name}?includeCompensation=true`,
  },
  greenhouse: {
    name: WORD,
    host: () => 'boards-api.greenhouse.io',
    path: (name) => `/v1/boards/${name}/jobs?content=true&pay_transparency=true`,
  },
  lever: { name: WORD, host: () => 'api.lever.co', path: leverPath },
  'lever-eu': { name: WORD, host: () => 'api.eu.lever.co', path: leverPath },
  personio: {
    // A part of a host's name.
    name: /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i,
    host: (name) => `${name.toLowerCase()}.jobs.personio.de`,
    path: () => '/xml?language=en',
  },
};

function leverPath(name: string, skip: number): string {
  return `/v0/postings/${name}?mode=json&skip=${skip}&limit=${JOBS_PER_PAGE}`;
}

/** @param skip as the page before said. @returns null for what can be no name of a board there */
export function boardAddress({ system, name }: Board, skip = 0): string | null {
  const rules = SYSTEMS[system];
  if (!rules.name.test(name) || !Number.isSafeInteger(skip) || skip < 0 || skip > MOST_SKIPPED) return null;
  return `https://${rules.host(name)}${rules.path(encodeURIComponent(name), skip)}`;
}

/** Where candidates see a job of Personio, whose answer does not say it. */
export const personioLink = ({ name }: Board, reference: string): string =>
  `https://${name.toLowerCase()}.jobs.personio.de/job/${encodeURIComponent(reference)}`;

const PAGES: Record<string, BoardSystem> = {
  'jobs.ashbyhq.com': 'ashby',
  'boards.greenhouse.io': 'greenhouse',
  'job-boards.greenhouse.io': 'greenhouse',
  'jobs.lever.co': 'lever',
  'jobs.eu.lever.co': 'lever-eu',
};

/** The board whose address a person pasted, of its list or of one of its jobs. @returns null for every other address */
export function findBoard(address: string): Board | null {
  const url = URL.canParse(address.trim()) ? new URL(address.trim()) : null;
  if (url?.protocol !== 'https:' || url.port !== '') return null;
  const company = /^([a-z0-9-]+)\.jobs\.personio\.(?:de|com)$/.exec(url.hostname)?.[1];
  const system = company ? 'personio' : Object.hasOwn(PAGES, url.hostname) ? PAGES[url.hostname] : undefined;
  if (!system) return null;
  const board: Board = { system, name: company ?? readSegment(url.pathname.split('/')[1] ?? '') };
  return boardAddress(board) === null ? null : board;
}

function readSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
