import type { Picture } from '#domain/picture/picture.ts';

/** A stored picture with the name of its uploader and the date of the upload, as text. */
export type KeptPicture = Picture & { addedBy: string; addedAt: string };

/** One page of the picture chooser. `list` is null if the library could not be loaded. */
export type LibraryPage = { list: { rows: KeptPicture[]; total: number } | null };
