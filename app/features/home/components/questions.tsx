import { QuestionList } from '#app/features/services/components/question-list.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { company } from '#content/company.ts';
import { homeQuestions } from '#content/faq.ts';

export function Questions() {
  return (
    <section aria-labelledby="questions" className="wrap pt-16">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Heading level={2} id="questions">
            Questions people ask first
          </Heading>
          <p className="mt-4 max-w-sm text-ink-soft">
            Not here? Ring{' '}
            <a href={`tel:${company.phone.dialled}`} className="link touch-target whitespace-nowrap">
              {company.phone.shown}
            </a>
            , {company.hours.shown}.
          </p>
        </div>
        <div className="lg:col-span-8">
          <QuestionList questions={homeQuestions} />
        </div>
      </div>
    </section>
  );
}
