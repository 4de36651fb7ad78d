import type { ReactNode } from 'react';
import type { LoginKind } from '#app/chrome/dialogs/login-request.ts';
import { Heading } from '#app/ui/content/heading.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { TabLinks } from '#app/ui/content/tabs.tsx';
import { DrawnHead } from '#app/ui/pictures/drawn-head.tsx';
import { FocusKeeper } from '#app/web/form/typed/focus-keeper.tsx';
import type { Trade } from '#domain/job/trade.ts';
import { SIGN_IN_TEXTS } from './login-kinds.ts';

type SignInPageProps = {
  kind: LoginKind;
  current: 'login' | 'signUp';
  title: string;
  next: string;
  like: string;
  children: ReactNode;
};

export function SignInPage({ kind, current, title, next, like, children }: SignInPageProps) {
  const { login, signUp, signUpName } = SIGN_IN_TEXTS[kind];
  const carried = new URLSearchParams({ ...(next && { next }), ...(like && { like }) });
  const search = carried.size > 0 ? `?${carried}` : '';
  const tabs = [
    { label: 'Login', to: login + search, isCurrent: current === 'login' },
    { label: signUpName, to: signUp + search, isCurrent: current === 'signUp' },
  ];
  return (
    <AccountPage title={title} trades={TRADES[kind]} aside={<HowItWorks kind={kind} />}>
      <TabLinks label="Login or create an account" tabs={tabs} />
      <div className="mt-6">{children}</div>
    </AccountPage>
  );
}

const TRADES: Record<LoginKind, readonly Trade[]> = {
  candidate: ['data', 'joinery', 'healthcare'],
  employer: ['warehouse', 'retail', 'office'],
};

type Trail = readonly { label: string; href?: string }[];

type AccountPageProps = {
  title: string;
  trail?: Trail;
  trades?: readonly Trade[];
  aside?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
};

export function AccountPage({ title, trail = [], trades, aside, isWide = false, children }: AccountPageProps) {
  const head = { title, trail: [...trail, { label: title }] };
  return (
    <>
      {trades && <DrawnHead {...head} trades={trades} />}
      <div className={trades ? 'wrap pt-6 pb-16 sm:pt-8' : 'wrap pt-4 pb-16'}>
        {!trades && <PageHead {...head} />}
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className={isWide ? 'w-full min-w-0 max-w-2xl lg:col-span-8' : 'w-full max-w-md lg:col-span-6'}>
            {children}
          </div>
          {aside && <div className="max-w-md lg:col-span-4 lg:col-start-9">{aside}</div>}
        </div>
        <FocusKeeper />
      </div>
    </>
  );
}

const PURPOSES: Record<LoginKind, string> = {
  candidate: 'You don’t need an account to search or apply. With one you can save jobs and track applications.',
  employer: 'With an account you can post jobs, and edit or close them at any time.',
};

const STEPS = [
  'Enter your name, email address and a password.',
  'Confirm your email address using the link we send you.',
  'We check every request, usually within one working day, and email you.',
];

function HowItWorks({ kind }: { kind: LoginKind }) {
  return (
    <section aria-labelledby="how-it-works">
      <Heading level={2} size="item" id="how-it-works">
        How to get an account
      </Heading>
      <p className="mt-3 text-ink-soft">{PURPOSES[kind]}</p>
      <ol className="mt-4 divide-y divide-line border-line border-y">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-4 py-3">
            <span aria-hidden="true" className="figures font-display text-ink-faint text-xl leading-6">
              {index + 1}
            </span>
            <span className="text-sm">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
