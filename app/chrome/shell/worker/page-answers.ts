/** Answers page requests: from the site, or from the stored copy if the site is unreachable. */
import { isKeepable } from './addresses.ts';

/** After this time a stored copy is shown. */
export const PATIENCE_MS = 6_000;

export type PageParts = {
  finishSignOut(): Promise<boolean>;
  fetch(request: Request): Promise<Response>;
  /** Keeps the worker alive until the work is done. */
  waitFor(work: Promise<unknown>): void;
  keep(address: URL, answer: Response): void;
  findKept(address: URL): Promise<Response | undefined>;
  /** Fallback without a stored copy: the shell's page of that path, or the page that says that the site is unreachable. */
  findShellPage(address: URL): Promise<Response>;
};

type FetchParts = Pick<PageParts, 'finishSignOut' | 'fetch'>;

export async function answerPage(request: Request, parts: PageParts): Promise<Response> {
  const address = new URL(request.url);
  const siteAnswer = fetchAfterSignOut(request, parts).then(
    (answer) => {
      parts.keep(address, answer);
      return answer;
    },
    () => null,
  );
  parts.waitFor(siteAnswer);
  const inTime = await Promise.race([siteAnswer, waitForPatience()]);
  if (inTime instanceof Response) return inTime;
  // An unreadable store counts as empty.
  const storedPage = isKeepable(address) ? await parts.findKept(address).catch(() => undefined) : undefined;
  return storedPage ?? (await siteAnswer) ?? parts.findShellPage(address);
}

/** Rejects if the site is unreachable, like `fetch`. */
export async function fetchAfterSignOut(request: Request, { finishSignOut, fetch }: FetchParts): Promise<Response> {
  if (!(await finishSignOut())) throw new TypeError('Nothing may be asked before the sign-out has arrived');
  return fetch(request);
}

const waitForPatience = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
