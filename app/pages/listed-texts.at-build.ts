import { pages } from '../pages.ts';
import { listTexts } from './derive.ts';

export const LISTED_TEXTS = listTexts(pages, { areListed: true });
