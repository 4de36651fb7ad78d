import { pages } from '../pages.ts';
import { listUnguardedForms } from './derive.ts';

export const UNGUARDED_FORMS = listUnguardedForms(pages);
