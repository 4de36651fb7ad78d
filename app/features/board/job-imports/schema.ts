import type { AdvertQuestion } from '#domain/advert/judge-advert.ts';
import type { ImportColumn } from '#domain/import/import-file.ts';
import type { PulledEvery } from '#domain/job-import/board/followed-board.ts';
import type { Fallback, JobColumn } from '#domain/job-import/job-columns.ts';

/** Extra information from the source: its address for the job, and remarks on values that could not be imported. */
export type Told = { link: string; remarks: string[]; oldPath?: string };

export type ShownLine = {
  line: number;
  title: string;
  errors: Record<string, string>;
  values: Record<string, string>;
  questions: AdvertQuestion[];
  /** Null if the format has no such information. */
  told: Told | null;
};

/** One value that is wrong in the same way in several rows. */
export type ImportQuestion = { field: JobColumn; value: string; error: string; lines: number; line: number };

type Remarked = { remark: string; lines: number; jobs: { line: number; title: string; link: string }[] };

export type TakenJobs = {
  jobs: { line: number; isNew: boolean; title: string; company: string; location: string; salary: string }[];
  page: number;
  pageCount: number;
};

export type LeftOutCount = { reason: string; count: number };

export type ShownDraft = {
  isRead: boolean;
  isBoard: boolean;
  fileName: string;
  source: string;
  lines: number;
  position: number;
  columns: ImportColumn[];
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
  taken: TakenJobs;
  leftOut: LeftOutCount[];
  makesReferences: boolean;
  questions: ImportQuestion[];
  covered: number;
  places: { location: string; options: string[]; lines: number }[];
  unplaced: { count: number; locations: { location: string; lines: number }[] };
  faulty: ShownLine[];
  remarked: Remarked[];
  asksAboutClosing: boolean;
  authority: { how: string; givenBy: string; givenOn: string };
  shown: string;
};

export type FollowedBoard = {
  id: string;
  name: string;
  address: string;
  every: PulledEvery;
  isPaused: boolean;
  pulledAt: Date | null;
  nextAt: Date | null;
  failingSince: Date | null;
  failure: string | null;
  closingAsked: number;
  openJobs: number;
  last: {
    state: 'importing' | 'done' | 'failed';
    made: number;
    changed: number;
    closed: number;
    refused: number;
    faults: { line: number; title: string; errors: string[] }[];
    failure: string | null;
  } | null;
};

export type ImportRow = {
  id: string;
  source: string;
  fileName: string;
  state: 'importing' | 'done' | 'failed';
  lines: number;
  position: number;
  made: number;
  changed: number;
  same: number;
  refused: number;
  closed: number;
  faults: { line: number; title: string; errors: string[] }[];
  failure: string | null;
  at: Date;
};

/** A followed board with formatted times. */
export type ShownBoard = Omit<FollowedBoard, 'pulledAt' | 'nextAt' | 'failingSince'> & {
  isDue: boolean;
  pulledAt: string | null;
  nextAt: string | null;
  failingSince: string | null;
};
