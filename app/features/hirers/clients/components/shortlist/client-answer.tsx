import { CLIENT_ANSWER_SHAPES } from '#app/chrome/status-shapes.ts';
import { Status } from '#app/ui/content/status.tsx';
import { CLIENT_ANSWER_NAMES, type ClientAnswer } from '#domain/client/shortlist.ts';

type ClientAnswerProps = { answer: ClientAnswer | null; answeredOn: string | null };

export function ClientAnswerStatus({ answer, answeredOn }: ClientAnswerProps) {
  if (answer) return <Status shape={CLIENT_ANSWER_SHAPES[answer]}>{CLIENT_ANSWER_NAMES[answer]}</Status>;
  return answeredOn ? <Status shape="half">Comment</Status> : <Status shape="ring">No answer yet</Status>;
}
