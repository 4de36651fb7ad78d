import { Heading } from '#app/ui/content/heading.tsx';
import type { Completeness } from '#domain/profile/profile.ts';

export function ProfileMeter({ done, of, missing }: Completeness) {
  return (
    <section aria-labelledby="profile-meter">
      <Heading level={2} size="item" id="profile-meter">
        Your profile is {done} of {of} complete
      </Heading>
      {/* The heading says the same in words. */}
      <div aria-hidden="true" className="mt-3 flex gap-1">
        {Array.from({ length: of }, (_, part) => `part-${part + 1}`).map((part, index) => (
          <span key={part} className={`h-1.5 flex-1 rounded-sm ${index < done ? 'bg-brand' : 'bg-line'}`} />
        ))}
      </div>
      {missing.length > 0 ? (
        <>
          <p className="mt-4 text-ink-soft text-sm">Still missing:</p>
          <ul className="mt-1 divide-y divide-line">
            {missing.map(({ what, reason }) => (
              <li key={what} className="py-2 text-sm">
                <strong className="font-semibold">{what}.</strong> <span className="text-ink-soft">{reason}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-4 text-ink-soft text-sm">Your profile is complete. We send it with every application.</p>
      )}
    </section>
  );
}
