import { type SectionProps, SettingsSection } from './section.tsx';
import { YesOrNo } from './yes-or-no.tsx';

export function CandidatesSection({ values, answer }: SectionProps<{ waitingMayApply: boolean }>) {
  return (
    <SettingsSection
      id="candidates"
      title="New candidates"
      lead={
        <p>
          An administrator approves every new account. Until then, a candidate who has confirmed their address waits.
        </p>
      }
      answer={answer}
    >
      <YesOrNo
        formId="candidates"
        name="waiting_may_apply"
        question="May candidates apply while they wait for approval?"
        value={values.waitingMayApply}
        yes="They keep a profile, like jobs and apply. If you reject the account, they are signed out at once."
        no="They see only that their account waits."
        error={answer?.errors['waiting_may_apply']}
      />
    </SettingsSection>
  );
}
