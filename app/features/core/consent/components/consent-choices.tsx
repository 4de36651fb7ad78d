import { Checkbox } from '#app/ui/form/checkbox.tsx';
import type { Consent, ConsentCategory } from '#domain/consent.ts';

const CHOICES: readonly { category: ConsentCategory; label: string; text: string }[] = [
  {
    category: 'analytics',
    label: 'Analytics',
    text: 'Counts visits, pages and how quickly they load, as totals that identify no person. Two cookies, the same for everybody.',
  },
  { category: 'functional', label: 'Functional', text: 'This site keeps nothing of this kind at present.' },
  { category: 'marketing', label: 'Marketing', text: 'This site keeps nothing of this kind at present.' },
];

export function ConsentChoices({ idPrefix, consent }: { idPrefix: string; consent: Consent | null }) {
  return (
    <fieldset>
      <legend className="sr-only">What may be kept in your browser</legend>
      {/* Enter in a box presses the first button of a form: that saves what is ticked, and must not accept everything. */}
      <button type="submit" name="choice" value="save" tabIndex={-1} aria-hidden="true" className="sr-only">
        Save my choice
      </button>
      <Checkbox
        id={`${idPrefix}-essential`}
        label={<strong className="font-semibold">Essential</strong>}
        hint="Keeps you signed in, remembers this choice, and what you do without a connection. Always on."
        defaultChecked
        disabled
      />
      {CHOICES.map(({ category, label, text }) => (
        <Checkbox
          key={category}
          id={`${idPrefix}-${category}`}
          name={category}
          value="yes"
          label={<strong className="font-semibold">{label}</strong>}
          hint={text}
          defaultChecked={consent?.[category] ?? false}
        />
      ))}
    </fieldset>
  );
}
