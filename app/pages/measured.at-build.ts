import { pages } from '../pages.ts';
import { listMeasured, listMeasuredForms } from './derive.ts';

export const MEASURED_NAMES = listMeasured(pages);
export const FORMS_BY_PAGE = listMeasuredForms(pages);
