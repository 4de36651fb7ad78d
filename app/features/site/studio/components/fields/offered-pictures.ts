/** The pictures that the form of an item offers. */
import { createContext } from 'react';
import type { KeptPicture } from '#app/features/site/media/schema.ts';

export const OfferedPictures = createContext<readonly KeptPicture[]>([]);
