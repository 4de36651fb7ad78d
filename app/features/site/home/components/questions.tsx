import { QuestionList } from '#app/features/site/services/components/question-list.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import type { Question } from '#db/content/question.ts';

export function Questions({ questions }: { questions: readonly Question[] }) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions">
      <Heading level={3} id="questions" className="mb-3">
        Frequently asked questions
      </Heading>
      <QuestionList questions={questions} headingLevel={4} />
    </section>
  );
}
