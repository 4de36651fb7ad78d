import { listMeasured, listMeasuredForms } from '#app/pages/derive.ts';
import { pages } from '#app/pages.ts';

export const MEASURED_NAMES = listMeasured(pages);
export const FORMS_BY_PAGE = listMeasuredForms(pages);
