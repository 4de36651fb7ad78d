/** Answers requests for pages: from the site, or from the kept copy if the site cannot be reached. */
import { isKeepable } from './addresses.ts';

/** After this time a kept copy is shown. */
export const PATIENCE_MS = 6_000;

export type PageParts = {
  /** @returns false while a sign-out that was made offline has not reached the site (offline-sign-out.ts) */
  finishSignOut(): Promise<boolean>;
  fetch(request: Request): Promise<Response>;
  /** Keeps the worker running until the work is done. */
  waitFor(work: Promise<unknown>): void;
  /** Called once for each answer of the site. */
  keep(address: URL, answer: Response): void;
  findKept(address: URL): Promise<Response | undefined>;
  /** The page without a kept copy: one of the shell with that path, or the page that says the site cannot be reached. */
  findShellPage(address: URL): Promise<Response>;
};

type Asking = Pick<PageParts, 'finishSignOut' | 'fetch'>;

/** Answers with the site's page; with the kept copy if the site fails or takes longer than `PATIENCE_MS`. Never rejects. */
export async function answerPage(request: Request, parts: PageParts): Promise<Response> {
  const address = new URL(request.url);
  const asked = ask(request, parts).then(
    (answer) => {
      parts.keep(address, answer);
      return answer;
    },
    () => null,
  );
  parts.waitFor(asked);
  const inTime = await Promise.race([asked, outOfPatience()]);
  if (inTime instanceof Response) return inTime;
  // A store that cannot be read is as good as an empty one.
  const kept = isKeepable(address) ? await parts.findKept(address).catch(() => undefined) : undefined;
  return kept ?? (await asked) ?? parts.findShellPage(address);
}

/** Rejects where the site cannot be reached, as `fetch` does. */
export async function ask(request: Request, { finishSignOut, fetch }: Asking): Promise<Response> {
  if (!(await finishSignOut())) throw new TypeError('Nothing may be asked before the sign-out has arrived');
  return fetch(request);
}

const outOfPatience = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
