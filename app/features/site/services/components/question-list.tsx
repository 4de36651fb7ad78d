import { Plus } from 'lucide-react';
import type { Question } from '#db/content/question.ts';

/** Questions open independently of each other, so that opening one does not hide the answer of another. */
export function QuestionList({
  questions,
  headingLevel = 3,
}: {
  questions: readonly Question[];
  headingLevel?: 3 | 4;
}) {
  const Title = `h${headingLevel}` as const;
  return (
    <div className="border-line border-t">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group border-line border-b">
          <summary className="flex list-none items-baseline justify-between gap-6 py-3 [&::-webkit-details-marker]:hidden">
            <Title className="font-semibold decoration-1 underline-offset-4 group-hover:underline">{question}</Title>
            <Plus
              aria-hidden="true"
              className="size-5 shrink-0 translate-y-1 text-brand transition-transform group-open:rotate-45"
            />
          </summary>
          <p className="measure pb-6 text-ink-soft">{answer}</p>
        </details>
      ))}
    </div>
  );
}
