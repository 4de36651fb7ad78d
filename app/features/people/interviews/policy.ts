/** What the link of an interview proves: that its bearer was emailed it. */
declare const brand: unique symbol;

/** Only the gate makes one (routes/public/interviews/interview.tsx). */
export type InterviewLink = { interviewId: string; tokenHash: Buffer; readonly [brand]: 'InterviewLink' };
