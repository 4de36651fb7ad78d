import { href, Link } from 'react-router';
import { countOf } from '#domain/text/counts.ts';
import { type SectionProps, SettingsSection } from './section.tsx';
import { YesOrNo } from './yes-or-no.tsx';

type Values = { staffSecondFactor: boolean; withoutFactor: number; arePasskeysPossible: boolean };

export function SignInSection({ values, answer }: SectionProps<Values>) {
  const { staffSecondFactor, withoutFactor, arePasskeysPossible } = values;
  return (
    <SettingsSection
      id="sign_in"
      title="How staff sign in"
      lead={
        <p>
          As well as a password, staff prove who they are with a passkey or a code from an authenticator app.{' '}
          {withoutFactor === 0
            ? 'All staff have one.'
            : `${countOf(withoutFactor, 'person who works', 'people who work')} here ${withoutFactor === 1 ? 'has' : 'have'} neither yet.`}{' '}
          Yours: <FactorLink to={href('/account/passkeys')}>passkeys</FactorLink>,{' '}
          <FactorLink to={href('/account/app-codes')}>authenticator app</FactorLink>.
          {!arePasskeysPossible && ' Passkeys need https. You can use an authenticator app here.'}
        </p>
      }
      answer={answer}
    >
      <YesOrNo
        formId="sign_in"
        name="staff_second_factor"
        question="Require a second factor for staff?"
        value={staffSecondFactor}
        yes="Colleagues without a passkey or an authenticator app must set one up before they can open the desk."
        no="Colleagues without one can sign in with just a password."
        error={answer?.errors['staff_second_factor']}
      />
    </SettingsSection>
  );
}

const FactorLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="link">
    {children}
  </Link>
);
