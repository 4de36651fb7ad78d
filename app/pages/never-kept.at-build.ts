import { addresses } from '../pages.ts';
import { listNeverKept } from './derive.ts';

export const NEVER_KEPT = listNeverKept(addresses);
