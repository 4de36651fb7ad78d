/** A collapsible step of the form. Collapsed, it shows a summary; errors open it. */
import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import type { Typed } from '../advert/typed-values.ts';
import { describeStep, isStepDone, isStepWrong, JOB_STEPS, type JobStepName, STEP_NAMES } from './job-steps.ts';

type JobStepProps = {
  step: JobStepName;
  typed: Typed;
  errors: Record<string, string>;
  children: ReactNode;
};

export function JobStep({ step, typed, errors, children }: JobStepProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const isWrong = isStepWrong(step, errors);
  const { title, ...rules } = JOB_STEPS[step];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the server opens what is wrong again
  useEffect(() => {
    if (isWrong && details.current) details.current.open = true;
  }, [isWrong, errors]);
  const isDone = isStepDone(step, typed);
  return (
    <details ref={details} open={isWrong || !('isUsual' in rules)} className="group/step border-line border-t">
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 rounded-sm py-2.5 [&::-webkit-details-marker]:hidden">
        <span
          aria-hidden="true"
          className={classNames(
            'figures grid size-8 shrink-0 place-items-center rounded-full border font-semibold text-sm',
            isDone ? 'border-brand bg-brand-soft text-brand' : 'border-control text-ink-soft',
          )}
        >
          {isDone ? <Check className="size-4" /> : STEP_NAMES.indexOf(step) + 1}
        </span>
        <span className="min-w-0 flex-1">
          <span className="font-display font-medium text-xl">{title}</span>
          <span className="block text-ink-soft text-sm [overflow-wrap:anywhere] group-open/step:hidden">
            <span className="sr-only">: </span>
            {describeStep(step, typed)}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform group-open/step:rotate-180"
        />
      </summary>
      <fieldset className="min-w-0 space-y-5 pt-1 pb-7 sm:pl-11">
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}
