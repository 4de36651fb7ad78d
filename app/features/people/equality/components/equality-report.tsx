import { Heading } from '#app/ui/content/heading.tsx';
import { answersOf, EQUALITY_NAMES, EQUALITY_QUESTIONS, type EqualityQuestion } from '#domain/application/equality.ts';
import type { EqualityCount } from '../schema.ts';

export type ShownGroup = {
  title: string;
  people: number;
  questions: Partial<Record<EqualityQuestion, EqualityCount[]>>;
};

export function EqualityReport({ groups }: { groups: readonly ShownGroup[] }) {
  return (
    <div className="space-y-12">
      {groups.map((group) => (
        <section key={group.title} aria-label={group.title}>
          <Heading level={2} size="item" className="border-ink border-b-2 pb-2">
            {group.title}
          </Heading>
          <p className="figures mt-2 text-ink-soft">{group.people} people answered</p>
          <div className="mt-4 grid gap-x-12 gap-y-8 md:grid-cols-2">
            {EQUALITY_NAMES.map((name) => (
              <Question key={name} name={name} counts={group.questions[name]} of={group.people} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

type QuestionProps = { name: EqualityQuestion; counts: readonly EqualityCount[] | undefined; of: number };

function Question({ name, counts, of }: QuestionProps) {
  const labels = answersOf(name);
  return (
    <div className="min-w-0">
      <h3 className="font-semibold">{EQUALITY_QUESTIONS[name].words}</h3>
      {!counts && <p className="text-ink-soft text-sm">Too few different answers to show any.</p>}
      {counts && (
        <table className="mt-1 w-full text-sm">
          <thead className="sr-only">
            <tr>
              <th scope="col">Answer</th>
              <th scope="col">People</th>
              <th scope="col">Share</th>
            </tr>
          </thead>
          <tbody>
            {counts.map(({ answer, total }) => (
              <tr key={answer ?? ''} className="border-line border-b">
                <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                  {answer === null ? 'All other answers together' : (labels[answer] ?? answer)}
                </th>
                <td className="figures py-1.5 text-right">{total}</td>
                <td className="figures w-16 py-1.5 text-right text-ink-soft">{Math.round((100 * total) / of)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
