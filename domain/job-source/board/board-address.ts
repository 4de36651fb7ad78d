/** The one address that a board is read at, and the board that a pasted address is of. No name leads to any other host. */
import { BOARD_RULES, BOARD_SYSTEMS, type BoardSystem } from './board-systems.ts';

export type Board = {
  system: BoardSystem;
  /** What the system calls the board by, as it stands in the addresses of its pages. */
  name: string;
};

export const boardLabel = ({ system }: Board): string => BOARD_RULES[system].label;

/** Jobs that are passed over at most: a longer board is refused. */
export const MOST_SKIPPED = 50_000;

/** @param skip as the page before said. @returns null for what can be no name of a board there */
export function boardAddress({ system, name }: Board, skip = 0): string | null {
  const { name: isName, host, path } = BOARD_RULES[system];
  if (!isName.test(name) || !Number.isSafeInteger(skip) || skip < 0 || skip > MOST_SKIPPED) return null;
  return `https://${host(name.toLowerCase())}${path(encodeURIComponent(name), skip)}`;
}

/** Where one job is read, for boards whose list has no adverts. @returns null for other boards and for what can be no reference */
export function jobAddress({ system, name }: Board, reference: string): string | null {
  const { name: isName, host, jobPath } = BOARD_RULES[system];
  if (!jobPath || !isName.test(name) || !/^[\w-]{1,64}$/.test(reference)) return null;
  return `https://${host(name.toLowerCase())}${jobPath(encodeURIComponent(name), reference)}`;
}

export const hasJobsApart = ({ system }: Board): boolean => BOARD_RULES[system].jobPath !== undefined;

/** Where candidates see a job of Personio, whose answer does not say it. */
export const personioLink = ({ name }: Board, reference: string): string =>
  `https://${name.toLowerCase()}.jobs.personio.de/job/${encodeURIComponent(reference)}`;

/** An address that was typed without `https://` as a link needs it. */
export function withScheme(address: string): string {
  const typed = address.trim();
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
}

/** The board whose address a person pasted: of its list, one of its jobs, its API or its embedding. @returns null for every other address */
export function findBoard(address: string): Board | null {
  const written = withScheme(address);
  const url = URL.canParse(written) ? new URL(written) : null;
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
