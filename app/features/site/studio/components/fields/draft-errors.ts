import { createContext } from 'react';
import type { ItemErrors } from '../../schema.ts';

export const DraftErrors = createContext<ItemErrors | null>(null);
