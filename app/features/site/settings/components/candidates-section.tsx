import { type SectionProps, SettingsSection } from './section.tsx';
import { YesOrNo } from './yes-or-no.tsx';

export function CandidatesSection({ values, answer }: SectionProps<{ waitingMayApply: boolean }>) {
  return (
    <SettingsSection
      id="candidates"
      title="New candidates"
      lead={
        <p>
          An administrator approves every new account. This is what candidates can do once they’ve confirmed their email
          address.
        </p>
      }
      answer={answer}
    >
      <YesOrNo
        formId="candidates"
        name="waiting_may_apply"
        question="Can candidates apply before approval?"
        value={values.waitingMayApply}
        yes="They can fill in a profile, like jobs and apply. If you reject the account, we’ll sign them out straight away."
        no="They’ll only see that their account is waiting for approval."
        error={answer?.errors['waiting_may_apply']}
      />
    </SettingsSection>
  );
}
