/** An interview link proves that its bearer got the email. */
declare const brand: unique symbol;

/** Only the gate creates one (routes/public/interviews/interview.tsx). */
export type InterviewLink = { interviewId: string; tokenHash: Buffer; readonly [brand]: 'InterviewLink' };
