import { Plus } from 'lucide-react';
import type { Question } from '#content/faq.ts';

/** Each question opens by itself and stays open, so that opening the next one does not hide its answer. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="border-line border-t">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group border-line border-b">
          <summary className="flex list-none items-baseline justify-between gap-6 py-4 [&::-webkit-details-marker]:hidden">
            <h3 className="text-[1.0625rem] font-semibold decoration-1 underline-offset-4 group-hover:underline">
              {question}
            </h3>
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
