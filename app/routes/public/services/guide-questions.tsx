import { Heading } from '#app/ui/heading.tsx';
import { NEW_TAB, NewTabMark } from '#app/ui/new-tab-mark.tsx';
import type { ServiceGuide } from '#content/services/service-guide.ts';
import { QuestionList } from '../home/question-list.tsx';

type GuideQuestionsProps = {
  guide: Pick<ServiceGuide, 'questions' | 'sources'>;
  /** The day on which the facts were last looked up, in words. */
  checkedOn: string;
};

/** What is asked most, and where the rules can be read. */
export function GuideQuestions({ guide: { questions, sources }, checkedOn }: GuideQuestionsProps) {
  return (
    <section aria-labelledby="questions" className="wrap pt-10 sm:pt-14">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Heading level={2} id="questions">
            Questions we are asked
          </Heading>
        </div>
        <div className="lg:col-span-8">
          <QuestionList questions={questions} />
          <p className="mt-8 text-sm text-ink-soft">
            To read on, in the words of those who know. Facts on this page were last checked on {checkedOn}; they are no
            legal advice.
          </p>
          <ul className="mt-2 flex flex-wrap gap-x-8 text-sm">
            {sources.map(({ title, url }) => (
              <li key={url}>
                <a href={url} {...NEW_TAB} className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11">
                  <span>
                    {title}
                    <NewTabMark />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
