/** What a candidate sends, as rows hold it. */

import type { Json } from '#db/types.ts';
import type { ScreeningAnswer } from '#domain/application/screening-answers.ts';

/** A profile with its CV, as a row of `profiles` or the copy of it in a row of `applications` holds it. */
type ProfileRow = {
  full_name: string;
  email: string;
  phone: string | null;
  location: string | null;
  bio: string | null;
  skills: string[];
  experience: string | null;
  cv_id: string | null;
  cv_name: string | null;
  size_bytes: number | null;
};

/** @param row with columns `cv_id`, `cv_name` and `size_bytes` of `cvs`, null where there is no CV */
export const toProfile = <Row extends ProfileRow>(row: Row) => ({
  fullName: row.full_name,
  email: row.email,
  phone: row.phone as Row['phone'],
  location: row.location,
  bio: row.bio,
  skills: row.skills,
  experience: row.experience,
  cv: row.cv_id === null ? null : { id: row.cv_id, name: row.cv_name ?? '', sizeBytes: row.size_bytes ?? 0 },
});

/** What was written for this job alone. */
export const toWritten = (row: { cover_note: string | null; answers: Json }) => ({
  coverNote: row.cover_note,
  answers: row.answers as ScreeningAnswer[],
});
