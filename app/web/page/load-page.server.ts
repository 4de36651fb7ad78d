/** Loads data of pages: logs failures, answers 503 and offers a retry, in one place. */
import { data, type RouterContextProvider } from 'react-router';
import { requestContext } from '#app/web/request-context.server.ts';

type Context = Readonly<Pick<RouterContextProvider, 'get'>>;

/** Answer of a page that cannot be loaded now. */
export const TRY_LATER = { status: 503, headers: { 'Retry-After': '10' } };

/**
 * Loads a page's data. A failure is logged once with the request's id and answered with 503 and `instead`: the page stays and offers a
 * retry. Redirects and refusals pass.
 * @param failure for the log: what could not be done
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
