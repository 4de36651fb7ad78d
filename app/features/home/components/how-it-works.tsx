import { Heading } from '#app/ui/content/heading.tsx';
import { type Claim, earliestCount, homePayRise, homeTimes } from '#content/claims.ts';
import { candidateSteps, employerSteps, freeForCandidates, type Step } from '#content/home.ts';
import { formatLongDate } from '#domain/time/dates.ts';

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="wrap pt-20 sm:pt-28">
      <Heading level={2} id="how-it-works">
        How it works
      </Heading>
      <div className="mt-10 grid gap-x-16 gap-y-14 lg:grid-cols-2">
        <Steps title="If you are looking for work" steps={candidateSteps}>
          <p>{freeForCandidates}</p>
          <Facts claims={[homePayRise]} />
        </Steps>
        <Steps title="If you are hiring" steps={employerSteps}>
          <Facts claims={Object.values(homeTimes)} />
        </Steps>
      </div>
    </section>
  );
}

function Steps({ title, steps, children }: { title: string; steps: readonly Step[]; children: React.ReactNode }) {
  return (
    <div>
      <Heading level={3}>{title}</Heading>
      <ol className="mt-5 border-line border-t">
        {steps.map((step, index) => (
          <li key={step.title} className="grid grid-cols-[2.5rem_1fr] border-line border-b py-5">
            <span aria-hidden="true" className="figures font-display text-xl leading-7 text-brand">
              {index + 1}
            </span>
            <div>
              <p className="text-[1.0625rem] font-semibold">{step.title}</p>
              <p className="mt-1 text-ink-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-5">{children}</div>
    </div>
  );
}

function Facts({ claims }: { claims: readonly Claim[] }) {
  return (
    <>
      <dl className="figures mt-4 space-y-1">
        {claims.map(({ value, label }) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt className="order-last text-ink-soft">{label}</dt>
            <dd className="min-w-28 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-faint">As of {formatLongDate(new Date(earliestCount(claims)))}</p>
    </>
  );
}
