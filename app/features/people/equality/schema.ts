/** The address of the form. */
import { href } from 'react-router';

/** The job names its category, and nothing else of it is used. */
export const equalityHref = (jobId: string): string => `${href('/equality-monitoring')}?job=${jobId}`;
