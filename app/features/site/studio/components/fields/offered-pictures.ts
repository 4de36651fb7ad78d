import { createContext } from 'react';
import type { KeptPicture } from '#app/features/site/media/schema.ts';

export const OfferedPictures = createContext<readonly KeptPicture[]>([]);
