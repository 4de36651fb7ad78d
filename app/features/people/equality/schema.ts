/** The address of the form. */
import { href } from 'react-router';

/** Only the category of the job is used. */
export const equalityHref = (jobId: string): string => `${href('/equality-monitoring')}?job=${jobId}`;
