import { Heading } from '#app/ui/content/heading.tsx';
import type { ServiceGuide } from '#db/content/services/guide.ts';
import { PageSources } from '../page-sources.tsx';
import { QuestionList } from '../question-list.tsx';

export function GuideQuestions({ guide }: { guide: Pick<ServiceGuide, 'questions' | 'factsCheckedOn' | 'sources'> }) {
  if (guide.questions.length === 0) {
    return (
      <div className="wrap pt-8">
        <PageSources page={guide} />
      </div>
    );
  }
  return (
    <section aria-labelledby="questions" className="wrap pt-16">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Heading level={2} id="questions">
            Frequently asked questions
          </Heading>
        </div>
        <div className="lg:col-span-8">
          <QuestionList questions={guide.questions} />
          <PageSources page={guide} />
        </div>
      </div>
    </section>
  );
}
