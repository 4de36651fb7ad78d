/** The data of the library's page, and of the field that chooses a picture. */
import type { Picture } from '#domain/picture/picture.ts';

/** With the person and date of upload, formatted. */
export type KeptPicture = Picture & { addedBy: string; addedAt: string };

/** A page of the library for its chooser. `list` is null if it could not be loaded. */
export type LibraryPage = { list: { rows: KeptPicture[]; total: number } | null };
