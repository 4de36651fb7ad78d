/** Loads a page's data for a dialog: `?here` marks such requests. */
import { isRouteErrorResponse } from 'react-router';

const isForDialog = ({ url }: Request): boolean => new URL(url).searchParams.has('here');

/**
 * Returns null to a dialog if the connection is lost or the server fails: an error thrown to the router would replace the page below.
 * Redirects, refusals and errors of the page itself are thrown to the router.
 */
export async function loadForDialog<Loaded>(request: Request, load: () => Promise<Loaded>): Promise<Loaded | null> {
  if (!isForDialog(request)) return load();
  try {
    return await load();
  } catch (error) {
    const isRedirect = error instanceof Response;
    const isRefusal = isRouteErrorResponse(error) && error.status < 500;
    if (isRedirect || isRefusal) throw error;
    return null;
  }
}
