import { listUnguardedForms } from '#app/pages/derive.ts';
import { pages } from '#app/pages.ts';

export const UNGUARDED_FORMS = listUnguardedForms(pages);
