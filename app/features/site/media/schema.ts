/** What the library sends to its own page, and to the field that chooses from it. */
import type { Picture } from '#domain/picture/picture.ts';

/** With who added it and when, as people read it. */
export type KeptPicture = Picture & { addedBy: string; addedAt: string };

/** A page of the library, as its route answers the chooser. `list` is null if it could not be loaded. */
export type LibraryPage = { list: { rows: KeptPicture[]; total: number } | null };
