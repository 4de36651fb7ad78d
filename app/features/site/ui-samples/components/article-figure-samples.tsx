import { coverOf } from '#app/ui/pictures/figures/cover-marks.ts';
import { Figure } from '#app/ui/pictures/figures/figure.tsx';
import { FigureCover } from '#app/ui/pictures/figures/figure-cover.tsx';
import type { ArticleFigure } from '#domain/article/article-figure.ts';
import { SampleSection } from './sample-section.tsx';

type ArticleFigureSamplesProps = {
  figures: readonly ArticleFigure[];
};

export function ArticleFigureSamples({ figures }: ArticleFigureSamplesProps) {
  return (
    <SampleSection title="Figures of articles">
      <div className="grid gap-6 sm:grid-cols-3">
        {figures.map(({ id, drawing }) => (
          <FigureCover key={id} marks={coverOf(drawing)} className="aspect-video bg-brand-soft text-brand" />
        ))}
      </div>
      <div className="grid max-w-3xl gap-6">
        {figures.map((figure) => (
          <Figure key={figure.id} figure={figure} />
        ))}
      </div>
    </SampleSection>
  );
}
