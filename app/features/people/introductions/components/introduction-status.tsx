import { INTRODUCTION_SHAPES } from '#app/chrome/status-shapes.ts';
import { Status } from '#app/ui/content/status.tsx';
import { INTRODUCTION_RULES } from '#domain/introduction/rules.ts';
import type { ShownIntroduction } from '../schema.ts';
import { INTRODUCTION_STATE_NAMES } from '../texts.ts';

type IntroductionProps = { introduction: Pick<ShownIntroduction, 'state' | 'gaps' | 'madeOn' | 'consent'> };

export function IntroductionStatus({ introduction: { state } }: IntroductionProps) {
  return <Status shape={INTRODUCTION_SHAPES[state]}>{INTRODUCTION_STATE_NAMES[state]}</Status>;
}

export function describeState({ state, gaps, madeOn, consent }: IntroductionProps['introduction']): string {
  if (state === 'made') return `On ${madeOn}${consent === 'withdrawn' ? '; consent since withdrawn' : ''}`;
  if (state === 'stopped')
    return consent === 'refused' || consent === 'withdrawn' ? `Consent ${consent}` : 'Application closed';
  if (gaps.length === 0) return 'Complete';
  return gaps.map((gap) => INTRODUCTION_RULES[gap].name).join(', ');
}
