import { href, Link } from 'react-router';
import { type SectionProps, SettingsSection } from './section.tsx';
import { YesOrNo } from './yes-or-no.tsx';

export function FairnessSection({
  values,
  answer,
}: SectionProps<{ fairFirstView: boolean; equalityMonitoring: boolean }>) {
  return (
    <SettingsSection
      id="fairness"
      title="Fair selection"
      lead={
        <p>
          What the first look may know, and what you learn about all applicants together:{' '}
          <Link to={href('/admin/equality')} className="link">
            equality monitoring
          </Link>
          .
        </p>
      }
      answer={answer}
    >
      <YesOrNo
        formId="fairness"
        name="fair_first_view"
        question="Are applications read without a name until they are shortlisted?"
        value={values.fairFirstView}
        yes="Name, contact details, age and years of school are hidden from staff and employers, in lists, applications, exports, emails and the text of the CV. The CV cannot be downloaded until then."
        no="Everything that was sent is read at once."
        error={answer?.errors['fair_first_view']}
      />
      <YesOrNo
        formId="fairness"
        name="equality_monitoring"
        question="Are applicants asked for equality monitoring?"
        value={values.equalityMonitoring}
        yes="After applying they may say their age band, sex, ethnic group, disability, religion or belief and sexual orientation. Only counts are kept, and only groups of ten and more are shown."
        no="Nothing is asked. What was counted before stays."
        error={answer?.errors['equality_monitoring']}
      />
    </SettingsSection>
  );
}
