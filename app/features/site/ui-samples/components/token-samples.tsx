import { Heading } from '#app/ui/content/heading.tsx';
import { SampleSection } from './sample-section.tsx';

const SWATCHES = [
  'bg-paper',
  'bg-surface',
  'bg-sunken',
  'bg-sand',
  'bg-ink',
  'bg-ink-soft',
  'bg-ink-faint',
  'bg-line',
  'bg-control',
  'bg-brand',
  'bg-brand-strong',
  'bg-brand-soft',
  'bg-deep',
  'bg-signal',
  'bg-signal-soft',
  'bg-coral',
  'bg-lamp',
  'bg-white-collar',
  'bg-white-collar-soft',
  'bg-blue-collar',
  'bg-blue-collar-soft',
];

const SIZES = ['text-4xl', 'text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm'];

export function TokenSamples() {
  return (
    <SampleSection title="Colours, type and icons">
      <ul className="grid grid-cols-3 gap-4 sm:grid-cols-6">
        {SWATCHES.map((name) => (
          <li key={name} className="text-sm text-ink-soft">
            <span className={`block h-14 rounded-md border border-line ${name}`} />
            {name.slice(3)}
          </li>
        ))}
      </ul>
      <ul className="space-y-3">
        {SIZES.map((size, index) => (
          <li key={size} className={`${size} ${index < 3 ? 'font-display' : ''}`}>
            {size}: £31,500 to £38,000
          </li>
        ))}
      </ul>
      <div className="grid gap-4 border-line border-y py-6">
        <Heading level={3} size="display">
          Display heading
        </Heading>
        <Heading level={3} size="page">
          Page heading
        </Heading>
        <Heading level={3} size="section">
          Section heading
        </Heading>
        <Heading level={3} size="item">
          Item heading
        </Heading>
      </div>
      <div className="prose">
        <h3>Long text</h3>
        <p>
          A paragraph with <a href="#main">a link to the top</a> and <strong>strong words</strong>. It keeps to 65
          characters a line, so that the eye finds the next one.
        </p>
        <ul>
          <li>A list item</li>
          <li>Another, a little longer than the first</li>
        </ul>
        <blockquote>A quotation uses the display face.</blockquote>
      </div>
    </SampleSection>
  );
}
