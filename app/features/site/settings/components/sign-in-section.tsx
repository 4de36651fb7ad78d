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
          Besides the password, a passkey or the code of an authenticator app proves who signs in.{' '}
          {withoutFactor === 0
            ? 'Everyone who works here has one.'
            : `${countOf(withoutFactor, 'person who works', 'people who work')} here ${withoutFactor === 1 ? 'has' : 'have'} neither yet.`}{' '}
          Yours: <FactorLink to={href('/account/passkeys')}>passkeys</FactorLink>,{' '}
          <FactorLink to={href('/account/app-codes')}>authenticator app</FactorLink>.
          {!arePasskeysPossible && ' Browsers offer passkeys only on https; an authenticator app works here already.'}
        </p>
      }
      answer={answer}
    >
      <YesOrNo
        formId="sign_in"
        name="staff_second_factor"
        question="Do staff need a second factor?"
        value={staffSecondFactor}
        yes="After signing in, a colleague without a passkey or an authenticator app sets one up before the desk opens."
        no="A password is enough for colleagues without one."
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
