import { href } from 'react-router';

/** The form uses only the job's category. */
export const equalityHref = (jobId: string): string => `${href('/equality-monitoring')}?job=${jobId}`;
