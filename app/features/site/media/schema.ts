import type { Picture } from '#domain/picture/picture.ts';

/** With the person and the date of the upload as text. */
export type KeptPicture = Picture & { addedBy: string; addedAt: string };

/** A page of the library for its chooser. `list` is null if it could not be loaded. */
export type LibraryPage = { list: { rows: KeptPicture[]; total: number } | null };
