import { INTERVIEW_SHAPES } from '#app/chrome/status-shapes.ts';
import { Status } from '#app/ui/content/status.tsx';
import { INTERVIEW_STATE_NAMES } from '#domain/interview/interview.ts';
import type { ShownInterview } from '../schema.ts';

type InterviewStatusProps = { interview: Pick<ShownInterview, 'state' | 'asksForTimes' | 'isUnsettled'> };

export function InterviewStatus({ interview: { state, asksForTimes, isUnsettled } }: InterviewStatusProps) {
  if (isUnsettled) return <Status shape="half">Did it take place?</Status>;
  if (asksForTimes) return <Status shape="half">Other times requested</Status>;
  return <Status shape={INTERVIEW_SHAPES[state]}>{INTERVIEW_STATE_NAMES[state]}</Status>;
}
