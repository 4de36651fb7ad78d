/**
 * A form that is sent by script keeps its page, and what was typed, when the answer is none of the form's own: a 500 of the
 * server or of a proxy, or a lost connection. It says so, and can be sent again.
 *
 *   export const clientAction = keepForm(DATA_REQUEST_PROBLEMS.unexpected);
 */
import { data, isRouteErrorResponse } from 'react-router';
import type { FormAnswer } from './form-answer.tsx';

type Sent = { serverAction: () => Promise<FormAnswer> };

/** @param problem what the form says then */
export const keepForm =
  (problem: NonNullable<FormAnswer['notice']>) =>
  async ({ serverAction }: Sent) => {
    try {
      return await serverAction();
    } catch (error) {
      const isRedirect = error instanceof Response;
      // Such as a gate that refuses: the router has a screen for it.
      const isRefusal = isRouteErrorResponse(error) && error.status < 500;
      if (isRedirect || isRefusal) throw error;
      // By the status the router knows that nothing on the page is to be loaded again.
      return data<FormAnswer>({ errors: {}, values: {}, notice: problem }, { status: 503 });
    }
  };
