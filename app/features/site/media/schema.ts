/** What the library sends to its own page, and to the field that chooses from it. */
import type { Picture } from '#domain/picture/picture.ts';

/** With who added it and when, as people read it. */
export type KeptPicture = Picture & { addedBy: string; addedAt: string };

/** `list` is null if it could not be loaded. */
export type LibraryPage = { page: number; pageCount: number; list: { pictures: KeptPicture[]; total: number } | null };
