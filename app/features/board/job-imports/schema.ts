/** A colleague's own file, as the page shows it before it is imported. */
import type { AdvertQuestion } from '#domain/advert/judge-advert.ts';
import type { ImportColumn } from '#domain/import/import-file.ts';
import type { Fallback, JobColumn } from '#domain/job-source/job-file.ts';

/** What a source says of a job besides: where it shows it, and what of it could not be taken over. */
export type Told = { link: string; remarks: string[]; oldPath?: string };

export type ShownLine = {
  line: number;
  title: string;
  errors: Record<string, string>;
  values: Record<string, string>;
  /** Questions of the advert guard. */
  questions: AdvertQuestion[];
  /** Null: the format says no more. */
  told: Told | null;
};

/** One value of a field that is wrong in the same way in all its lines. */
export type ImportQuestion = { field: JobColumn; value: string; error: string; lines: number; line: number };

/** A remark on a value that was not imported as written, and the first jobs that have it. */
type Remarked = { remark: string; lines: number; jobs: { line: number; title: string; link: string }[] };

export type TakenJobs = {
  jobs: { line: number; isNew: boolean; title: string; company: string; location: string; salary: string }[];
  page: number;
  pageCount: number;
};

export type LeftOutCount = { reason: string; count: number };

export type ShownDraft = {
  /** False: its lines are still being checked. */
  isRead: boolean;
  /** Its source is a board, which is read again on a schedule. */
  isBoard: boolean;
  fileName: string;
  source: string;
  lines: number;
  position: number;
  columns: ImportColumn[];
  /** What no line has because no column is chosen for it. Until one is, no line can be imported. */
  unsaid: JobColumn[];
  fallbacks: Partial<Record<Fallback, string>>;
  counts: {
    new: number;
    changed: number;
    same: number;
    edited: number;
    faulty: number;
    open: number;
    missing: number;
  };
  /** The jobs that would be added or changed. */
  taken: TakenJobs;
  leftOut: LeftOutCount[];
  /** Jobs are recognised by title, company and location: no column is a reference. */
  makesReferences: boolean;
  questions: ImportQuestion[];
  /** Lines that have no errors once the questions are answered. */
  covered: number;
  places: { location: string; options: string[]; lines: number }[];
  /** Locations that name no known place: the most frequent ones, and how many lines have each. */
  unplaced: { count: number; locations: { location: string; lines: number }[] };
  faulty: ShownLine[];
  /** Remarks on values of the jobs to import. */
  remarked: Remarked[];
  asksAboutClosing: boolean;
  /** As last said of this source. */
  authority: { how: string; givenBy: string; givenOn: string };
  shown: string;
};
