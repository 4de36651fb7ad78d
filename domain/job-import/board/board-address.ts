/**
 * Builds the one address at which a board is read, and recognises the board of a pasted address. No board name can lead to another host.
 */
import { BOARD_RULES, BOARD_SYSTEMS, type BoardSystem } from './board-systems.ts';

export type Board = {
  system: BoardSystem;
  /** The board's name in the addresses of its pages. */
  name: string;
};

export const boardLabel = ({ system }: Board): string => BOARD_RULES[system].label;

/** At most this many jobs are skipped; a longer board is refused. */
export const MOST_SKIPPED = 50_000;

/** @param skip `nextSkip` of the previous page @returns null if the system cannot have a board of this name */
export function boardAddress({ system, name }: Board, skip = 0): string | null {
  const { name: isName, host, path } = BOARD_RULES[system];
  if (!isName.test(name) || !Number.isSafeInteger(skip) || skip < 0 || skip > MOST_SKIPPED) return null;
  return `https://${host(name.toLowerCase())}${path(encodeURIComponent(name), skip)}`;
}

/** The address of one job, for boards whose list has no adverts. @returns null for other boards, and for impossible references */
export function jobAddress({ system, name }: Board, reference: string): string | null {
  const { name: isName, host, jobPath } = BOARD_RULES[system];
  if (!jobPath || !isName.test(name) || !/^[\w-]{1,64}$/.test(reference)) return null;
  return `https://${host(name.toLowerCase())}${jobPath(encodeURIComponent(name), reference)}`;
}

export const hasJobsApart = ({ system }: Board): boolean => BOARD_RULES[system].jobPath !== undefined;

/** The page of a Personio job, which Personio's response lacks. */
export const personioLink = ({ name }: Board, reference: string): string =>
  `https://${name.toLowerCase()}.jobs.personio.de/job/${encodeURIComponent(reference)}`;

export function withScheme(address: string): string {
  const trimmedAddress = address.trim();
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmedAddress) ? trimmedAddress : `https://${trimmedAddress}`;
}

/** Characters around an address that is copied from a sentence or an email. */
const AROUND_ADDRESS = /^[\s<("'“‘]+|[\s>)"'”’.,;]+$/g;

/**
 * Finds the board of a pasted address, which may be that of its list, a job, its API or its embedded form. @returns null for any other
 * address
 */
export function findBoard(address: string): Board | null {
  // Boards are read over HTTPS, whatever scheme was copied.
  const link = withScheme(address.replaceAll(AROUND_ADDRESS, '')).replace(/^http:/i, 'https:');
  const url = URL.canParse(link) ? new URL(link) : null;
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '') return null;
  const host = url.hostname.replace(/^www\./, '');
  for (const system of BOARD_SYSTEMS) {
    for (const page of BOARD_RULES[system].pages) {
      const [, label] = page.host.exec(host) ?? [];
      if (!page.host.test(host)) continue;
      const [, one, other] = page.name.exec(`${url.pathname}${url.search}`) ?? [];
      const board: Board = { system, name: decodePart(label ?? one ?? other ?? '') };
      if (boardAddress(board) !== null) return board;
    }
  }
  return null;
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
