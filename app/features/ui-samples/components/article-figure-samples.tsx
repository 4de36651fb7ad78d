import { coverOf } from '#app/ui/pictures/figures/cover-marks.ts';
import { Figure } from '#app/ui/pictures/figures/figure.tsx';
import { FigureCover } from '#app/ui/pictures/figures/figure-cover.tsx';
import { articleFigures } from '#content/articles/figures/article-figures.ts';
import { SampleSection } from './sample-section.tsx';

const FIGURES = Object.values(articleFigures).flat();

/** Every figure of every article: each kind is among them. */
export function ArticleFigureSamples() {
  return (
    <SampleSection title="Figures of articles">
      <div className="grid gap-6 sm:grid-cols-3">
        {FIGURES.map(({ id, drawing }) => (
          <FigureCover key={id} marks={coverOf(drawing)} className="aspect-video bg-brand-soft text-brand" />
        ))}
      </div>
      <div className="grid max-w-3xl gap-6">
        {FIGURES.map((figure) => (
          <Figure key={figure.id} figure={figure} />
        ))}
      </div>
    </SampleSection>
  );
}
