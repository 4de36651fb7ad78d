import type { Json } from '#db/types.ts';
import type { ScreeningAnswer } from '#domain/application/screening-answers.ts';

/** A profile with its CV, from `profiles` or from the copy in `applications`. */
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

/** @param row with the columns `cv_id`, `cv_name` and `size_bytes` of `cvs`, null without a CV */
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

export const toWritten = (row: { cover_note: string | null; answers: Json }) => ({
  coverNote: row.cover_note,
  answers: row.answers as ScreeningAnswer[],
});
