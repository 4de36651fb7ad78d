import { href } from 'react-router';

/** The form uses only the job's category. */
export const equalityHref = (jobId: string): string => `${href('/equality-monitoring')}?job=${jobId}`;

/** `answer` is null for all others together. */
export type EqualityCount = { answer: string | null; total: number };
