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
          What you see before shortlisting, and totals for all applicants:{' '}
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
        question="Hide names until shortlisted?"
        value={values.fairFirstView}
        yes="We hide the name, contact details, age and school years from staff and employers in lists, applications, exports, emails and CV text. You can’t download the CV until then."
        no="You’ll see everything straight away."
        error={answer?.errors['fair_first_view']}
      />
      <YesOrNo
        formId="fairness"
        name="equality_monitoring"
        question="Ask applicants for equality monitoring?"
        value={values.equalityMonitoring}
        yes="After applying they can give their age band, sex, ethnic group, disability, religion or belief and sexual orientation. We only store totals, and only show groups of ten or more."
        no="We won’t ask. Earlier totals are kept."
        error={answer?.errors['equality_monitoring']}
      />
    </SettingsSection>
  );
}
