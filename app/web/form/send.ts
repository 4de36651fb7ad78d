/**
 * A form that a script sends keeps its page, and what was typed, when the server or a proxy fails or the connection is
 * lost. It says so, and can be sent again.
 *
 *   export const clientAction = sendForm(DATA_REQUEST_PROBLEMS.unexpected);
 */
import { data, isRouteErrorResponse } from 'react-router';
import { EMPTY_REPLY, type FormNotice, type Reply } from './reply.ts';

/** @param failed what the form says then */
export const sendForm =
  (failed: FormNotice) =>
  async ({ serverAction }: { serverAction: () => Promise<Reply> }) => {
    try {
      return await serverAction();
    } catch (error) {
      const isRedirect = error instanceof Response;
      // Such as a gate that refuses: the router has a screen for it.
      const isRefusal = isRouteErrorResponse(error) && error.status < 500;
      if (isRedirect || isRefusal) throw error;
      // By the status the router knows that nothing on the page is to be loaded again.
      return data<Reply>({ ...EMPTY_REPLY, notice: failed }, { status: 503 });
    }
  };
