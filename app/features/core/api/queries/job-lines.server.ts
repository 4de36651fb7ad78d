/** Reads jobs sent one per line, and reports on each (decision 94). */
import type { z } from 'zod';
import type { Taken } from '#app/features/board/job-imports/commands/take-job.server.ts';
import { listErrors, NOT_VALID } from '#app/web/api/check-body.server.ts';
import { describeProblem, type ProblemError, type ProblemStatus } from '#app/web/api/problem.server.ts';
import { type Line, LONGEST_LINE } from '#app/web/api/read-body.server.ts';
import type { SentReference } from '../commands/put-job.server.ts';
import { jobLineBody } from '../form.ts';
import type { takenLineShape } from '../schema.ts';
import { toProblemErrors } from './own-job.server.ts';

type TakenLine = z.input<typeof takenLineShape>;
export type JobLine = { line: number; sent: SentReference } | { line: number; refused: TakenLine };

const MOST_ERRORS = 5;
const LONGEST_POINTER = 100;

const LINE_FAULTS = {
  too_long: { status: 413, detail: `The line has more than ${LONGEST_LINE} bytes.` },
  too_much: { status: 422, detail: 'The line has more than 10,000 values, or is nested more than 32 levels deep.' },
  not_json: { status: 400, detail: 'The line is not JSON.' },
} as const;

export function readJobLines(lines: readonly Line[]): JobLine[] {
  const references = new Set<string>();
  return lines.map((read) => {
    const { line } = read;
    if ('fault' in read) {
      const { status, detail } = LINE_FAULTS[read.fault];
      return { line, refused: refuse({ line }, status, detail) };
    }
    const parsedLine = jobLineBody.safeParse(read.value);
    if (!parsedLine.success) return { line, refused: refuse({ line }, 422, NOT_VALID, listErrors(parsedLine.error)) };
    const { reference, ...body } = parsedLine.data;
    if (references.has(reference)) {
      const duplicateErrors = [{ pointer: '/reference', detail: 'This reference appears twice.' }];
      return { line, refused: refuse({ line, reference }, 422, NOT_VALID, duplicateErrors) };
    }
    references.add(reference);
    return { line, sent: { reference, body } };
  });
}

/** @param takenJobs results of the first jobs; the others were not tried */
export function describeLines(lines: readonly JobLine[], takenJobs: readonly Taken[]): TakenLine[] {
  const results = [...takenJobs];
  return lines.map((each) => ('refused' in each ? each.refused : describeTaken(each, results.shift())));
}

function describeTaken(
  { line, sent: { reference } }: { line: number; sent: SentReference },
  takenJob: Taken | undefined,
) {
  if (!takenJob) return refuse({ line, reference }, 503, 'The job was not taken. Send it again.');
  if (takenJob.outcome !== 'refused') {
    const { outcome, id } = takenJob;
    return { line, reference, status: outcome === 'made' ? 201 : 200, outcome, id };
  }
  if (takenJob.isEdited) return refuse({ line, reference }, 412, EDITED);
  return refuse({ line, reference }, 422, 'The job is not taken.', toProblemErrors(takenJob));
}

export const EDITED = 'The job here is not the one that you know. If-Match: * overwrites it.';

function refuse(
  about: { line: number; reference?: string },
  status: ProblemStatus,
  detail: string,
  errors?: readonly ProblemError[],
): TakenLine {
  const firstErrors = errors?.slice(0, MOST_ERRORS).map(({ pointer = '', detail: text, ...more }) => {
    return { pointer: pointer.slice(0, LONGEST_POINTER), detail: text, ...more };
  });
  return { ...about, status, outcome: 'refused', problem: describeProblem(status, detail, firstErrors) };
}
