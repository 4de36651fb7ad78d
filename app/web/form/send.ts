/**
 * Sends a form from a script, so that the page and the typed text stay when the server fails or the connection is lost. The form shows an
 * error and can be sent again.
 *
 *   export const clientAction = sendForm(DATA_REQUEST_PROBLEMS.unexpected);
 */
import { data, isRouteErrorResponse } from 'react-router';
import { EMPTY_REPLY, type FormNotice, type Reply } from './reply.ts';

export const sendForm =
  (failed: FormNotice) =>
  async ({ serverAction }: { serverAction: () => Promise<Reply> }) => {
    try {
      return await serverAction();
    } catch (error) {
      const isRedirect = error instanceof Response;
      // A gate's refusal has a separate error screen.
      const isRefusal = isRouteErrorResponse(error) && error.status < 500;
      if (isRedirect || isRefusal) throw error;
      // The status tells the router not to reload the page's data.
      return data<Reply>({ ...EMPTY_REPLY, notice: failed }, { status: 503 });
    }
  };
