/** The door of a read: where the reads of a page fail, the page says so itself, in one way. */
import { data, type RouterContextProvider } from 'react-router';
import { requestContext } from '#app/web/request-context.server.ts';

type Context = Readonly<Pick<RouterContextProvider, 'get'>>;

/** The answer of a page that cannot be loaded now. */
export const TRY_LATER = { status: 503, headers: { 'Retry-After': '10' } };

/**
 * Loads what a page shows. A failure is logged once, with the id of the request, and answered with 503 and `instead`: the page stays and
 * offers to try again. Redirects and refusals pass.
 * @param failure what could not be done, for the log
 */
export const loadPage = <Loaded, Instead>(
  context: Context,
  failure: string,
  instead: Instead,
  load: () => Promise<Loaded>,
) => loadPart(context, failure, data(instead, TRY_LATER), load);

/** Loads a part of a page. If it fails, the page is shown with `instead`; the failure is logged as by `loadPage`. */
export async function loadPart<Loaded, Instead>(
  context: Context,
  failure: string,
  instead: Instead,
  load: () => Promise<Loaded>,
): Promise<Loaded | Instead> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { log, requestId } = context.get(requestContext);
    log.error({ err: error, errorId: requestId }, failure);
    return instead;
  }
}
