import { QuestionList } from '#app/features/services/components/question-list.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { homeQuestions } from '#content/faq.ts';

export function Questions() {
  return (
    <section aria-labelledby="questions">
      <Heading level={3} id="questions" className="mb-3">
        Questions people ask first
      </Heading>
      <QuestionList questions={homeQuestions} headingLevel={4} />
    </section>
  );
}
