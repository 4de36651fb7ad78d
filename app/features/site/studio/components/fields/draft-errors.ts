/** Errors of the last saved draft; null until one is saved. */
import { createContext } from 'react';
import type { ItemErrors } from '../../schema.ts';

export const DraftErrors = createContext<ItemErrors | null>(null);
