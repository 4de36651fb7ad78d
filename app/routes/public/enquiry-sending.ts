/** How a script sends a request form: where that fails, the form stays as it is and says so, instead of an error page. */
import { data } from 'react-router';
import type { FormAnswer } from '#app/site/form-answer.tsx';
import type { EnquiryKind } from '#domain/enquiry.ts';
import { ENQUIRY_TEXTS } from '#domain/enquiry-texts.ts';

/** @param serverAction sends it; throws the redirect that it was answered with, if it was, and any other failure */
export async function sendEnquiryForm(kind: EnquiryKind, serverAction: () => Promise<unknown>) {
  try {
    const answer = (await serverAction()) as FormAnswer;
    // By the status the router knows that nothing on the page is to be loaded anew.
    return data(answer, { status: answer.isDone ? 200 : 422 });
  } catch (fault) {
    if (fault instanceof Response) throw fault;
    // No connection, or an answer that is not of this site: whatever it is, people can only try again.
    return data<FormAnswer>({ errors: {}, values: {}, notice: ENQUIRY_TEXTS[kind].failed }, { status: 503 });
  }
}
