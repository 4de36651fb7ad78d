import { isRouteErrorResponse } from 'react-router';

const isForDialog = ({ url }: Request): boolean => new URL(url).searchParams.has('here');

/**
 * If the connection is lost or the server fails, dialogs get null, because an error thrown to the router would replace the page below them.
 * Redirects, refusals and errors of pages are thrown.
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
