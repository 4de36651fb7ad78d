import { CircleCheck, CircleQuestionMark, OctagonAlert, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { Heading } from '#app/ui/content/heading.tsx';
import { CHECK_STATES, type CheckGroup, type CheckResult, type CheckState } from '../../schema.ts';
import { CHECK_GROUP_NAMES, CHECK_STATE_NAMES } from '../../texts.ts';

const LOOKS: Record<CheckState, { Icon: typeof CircleCheck; colour: string }> = {
  ok: { Icon: CircleCheck, colour: 'text-brand' },
  warning: { Icon: TriangleAlert, colour: 'text-blue-collar' },
  fault: { Icon: OctagonAlert, colour: 'text-signal' },
  unknown: { Icon: CircleQuestionMark, colour: 'text-ink-soft' },
};

const GROUPS = Object.keys(CHECK_GROUP_NAMES) as CheckGroup[];

type CheckListProps = {
  checks: readonly CheckResult[];
  level: 2 | 3;
};

export function CheckList({ checks, level }: CheckListProps) {
  const open = checks.filter(({ state }) => state !== 'ok');
  const fine = checks.filter(({ state }) => state === 'ok');
  return (
    <>
      <p data-checks className="flex flex-wrap gap-x-6 gap-y-1">
        {CHECK_STATES.map((state) => {
          const { length } = checks.filter((check) => check.state === state);
          return length > 0 && <State key={state} state={state} count={length} />;
        })}
      </p>
      {GROUPS.filter((group) => open.some((check) => check.group === group)).map((group) => (
        <section key={group} aria-labelledby={`checks-${group}`} className="mt-8">
          <Heading level={level} size="item" id={`checks-${group}`}>
            {CHECK_GROUP_NAMES[group]}
          </Heading>
          <ul className="mt-3 divide-y divide-line border-line border-y">
            {open
              .filter((check) => check.group === group)
              .map((check) => (
                <Line key={check.id} {...check} />
              ))}
          </ul>
        </section>
      ))}
      {fine.length > 0 && (
        <details className="mt-8">
          <summary className="w-fit cursor-pointer py-2.5 font-semibold">
            All OK (<span className="figures">{fine.length}</span>)
          </summary>
          <ul className="mt-3 divide-y divide-line border-line border-y">
            {fine.map((check) => (
              <Line key={check.id} {...check} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Line({ id, title, state, text, mend }: CheckResult) {
  return (
    <li data-check={id} data-state={state} className="grid gap-x-6 gap-y-1 py-3.5 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="measure text-ink-soft [overflow-wrap:anywhere]">{text}</p>
        {mend && (
          <Link to={mend.href} className="link mt-1 inline-flex items-center pointer-coarse:min-h-11">
            {mend.label}
          </Link>
        )}
      </div>
      <p className="sm:pt-0.5">
        <State state={state} />
      </p>
    </li>
  );
}

function State({ state, count }: { state: CheckState; count?: number }) {
  const { Icon, colour } = LOOKS[state];
  return (
    <span className="inline-flex items-center gap-1.5 font-medium text-sm whitespace-nowrap">
      <Icon aria-hidden="true" className={`size-4 shrink-0 ${colour}`} />
      {count !== undefined && <span className="figures">{count}</span>}
      {CHECK_STATE_NAMES[state]}
    </span>
  );
}
