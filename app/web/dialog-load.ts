/** How a dialog loads the page it is another view of: with `?here`, over the page the visitor stays on. */
import { isRouteErrorResponse } from 'react-router';

const isForDialog = ({ url }: Request): boolean => new URL(url).searchParams.has('here');

/**
 * Returns null to a dialog if the connection is lost or the server fails: an error thrown to the router would replace the
 * page below. Throws redirects and refusals to the router, and every error of the page itself.
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
