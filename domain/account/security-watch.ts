/**
 * Recognises suspicious behaviour in a browser (spec: accounts §9) from observations with their times. The database sets the risk level
 * when it logs a report.
 */

export const REPORTED_TYPES = ['rapid_navigation', 'devtools_opened', 'excessive_form_submissions'] as const;

export type ReportedType = (typeof REPORTED_TYPES)[number];

/** Form submissions are limited for every visitor; the other events are watched only for signed-in users. */
export const isReportedByVisitors = (type: ReportedType): boolean => type === 'excessive_form_submissions';

/** spec: accounts §9 "More than 20 page unloads within 10 seconds is logged as rapid navigation". */
export const RAPID_NAVIGATION = { most: 20, withinMs: 10_000 };

export type Unloads = {
  /** Milliseconds. */
  times: readonly number[];
  /** True if this burst is already reported. A burst ends after ten quiet seconds. */
  isReported: boolean;
};

export const NO_UNLOADS: Unloads = { times: [], isReported: false };

/** Sent to browsers as text (app/features/core/security/components/navigation-watch.server.ts), so it must only use its parameters. */
export function countUnload(
  { times, isReported }: Unloads,
  now: number,
  { most, withinMs }: typeof RAPID_NAVIGATION,
): { unloads: Unloads; isSuspicious: boolean } {
  const recent = [...times.filter((time) => time <= now && now - time < withinMs), now].slice(-most - 1);
  const wasReported = isReported && recent.length > 1;
  const isTooFast = recent.length > most;
  return {
    unloads: { times: recent, isReported: wasReported || isTooFast },
    isSuspicious: isTooFast && !wasReported,
  };
}

/** spec: accounts §5 "Form submission guard", §9 "More than 5 submissions of one form is blocked"; here within a minute. */
const MAX_SUBMISSIONS = 5;
const SUBMISSIONS_WITHIN_MS = 60_000;

export type Submissions = {
  /** Milliseconds. */
  times: readonly number[];
  reportedAt: number | null;
};

export const NO_SUBMISSIONS: Submissions = { times: [], reportedAt: null };

const findRecent = ({ times }: Submissions, now: number): number[] =>
  times.filter((time) => time <= now && now - time < SUBMISSIONS_WITHIN_MS);

/** Submissions that are blocked, or stopped by the form itself, do not count: the form is free again after a minute. */
export const countSubmission = (submissions: Submissions, now: number): Submissions => ({
  times: [...findRecent(submissions, now), now],
  reportedAt: submissions.reportedAt,
});

type Verdict = { submissions: Submissions; isBlocked: boolean; isSuspicious: boolean };

export function judgeSubmission(submissions: Submissions, now: number): Verdict {
  const recent = findRecent(submissions, now);
  const { reportedAt } = submissions;
  if (recent.length < MAX_SUBMISSIONS) {
    return { submissions: { times: recent, reportedAt }, isBlocked: false, isSuspicious: false };
  }
  const isSuspicious = reportedAt === null || now - reportedAt >= SUBMISSIONS_WITHIN_MS;
  return {
    submissions: { times: recent, reportedAt: isSuspicious ? now : reportedAt },
    isBlocked: true,
    isSuspicious,
  };
}

/** More than a browser's own bars, tabs and bookmarks take. */
const FRAME_PX = 160;
/** Allows for rounding, and for windows whose frame is off the screen. */
const SLACK_PX = 16;
/** Browsers' zoom levels; each changes the page's pixels but not the window's. */
const ZOOMS = [0.25, 1 / 3, 0.5, 2 / 3, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5];

export type WindowSize = { outerWidth: number; outerHeight: number; innerWidth: number; innerHeight: number };

/**
 * Guesses whether developer tools are docked: at every zoom level the window is larger than the page by more than its frame. A reader at
 * 200% zoom is not reported. Undocked tools are missed, and a wide side bar looks the same.
 */
export const areDevtoolsOpen = ({ outerWidth, outerHeight, innerWidth, innerHeight }: WindowSize): boolean =>
  outerWidth > 0 &&
  !ZOOMS.some((zoom) => {
    const width = outerWidth - innerWidth * zoom;
    const height = outerHeight - innerHeight * zoom;
    // Only the frame's height may be large: a wide frame would look like another zoom level.
    return (
      width >= -SLACK_PX && width <= (zoom === 1 ? FRAME_PX : SLACK_PX) && height >= -SLACK_PX && height <= FRAME_PX
    );
  });
