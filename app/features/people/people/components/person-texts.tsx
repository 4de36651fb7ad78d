import { Heading } from '#app/ui/content/heading.tsx';

type PersonTextsProps = { bio: string | null; experience: string | null };

export function PersonTexts({ bio, experience }: PersonTextsProps) {
  if (!bio && !experience) return null;
  return (
    <section aria-labelledby="words-heading" className="wrap-anywhere">
      <Heading level={2} size="item" id="words-heading" className="border-ink border-b-2 pb-2">
        From their profile
      </Heading>
      {[bio, experience].map(
        (text) =>
          text && (
            <p key={text} className="measure mt-3 whitespace-pre-line text-sm">
              {text}
            </p>
          ),
      )}
    </section>
  );
}
