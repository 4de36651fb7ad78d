/** The only place that turns failures of loaders into a log entry, a 503 and a retry. */
import { data, type RouterContextProvider } from 'react-router';
import { requestContext } from '#app/web/request-context.server.ts';

type Context = Readonly<Pick<RouterContextProvider, 'get'>>;

/** Answer of a page that cannot be loaded now. */
export const TRY_LATER = { status: 503, headers: { 'Retry-After': '10' } };

/**
 * Loads a page's data. Logs a failure with the request's id, and answers it with 503 and `instead`; the page then offers a retry. Redirects
 * and refusals pass.
 *
 * @param failure for the log: the action that failed
 */
export const loadPage = <Loaded, Instead>(
  context: Context,
  failure: string,
  instead: Instead,
  load: () => Promise<Loaded>,
) => loadPart(context, failure, data(instead, TRY_LATER), load);

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
