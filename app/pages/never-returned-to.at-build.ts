import { addresses } from '../pages.ts';
import { listNeverReturnedTo } from './derive.ts';

export const NEVER_RETURNED_TO = listNeverReturnedTo(addresses);
