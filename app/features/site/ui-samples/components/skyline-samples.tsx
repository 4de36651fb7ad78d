import type { SkylineDrawing } from '#app/ui/pictures/skylines/draw-skyline.server.ts';
import { Skyline } from '#app/ui/pictures/skylines/skyline.tsx';
import { SampleSection } from './sample-section.tsx';

/** Drawn places, and generated ones: a place on a hill, a port, and a mix of both. */
export const SKYLINE_SAMPLES = ['London', 'Edinburgh', 'Liverpool', 'Lincoln', 'Hull', 'Truro'];

export function SkylineSamples({ drawings }: { drawings: readonly SkylineDrawing[] }) {
  return (
    <SampleSection title="Skylines in three depths">
      {drawings.map((drawing, index) => (
        <div key={drawing.name} className="overflow-x-clip">
          {index % 2 === 0 ? (
            <div className="bg-deep pt-6 pb-4 text-on-deep">
              <Skyline drawing={drawing} tone="deep" />
            </div>
          ) : (
            <Skyline drawing={drawing} />
          )}
        </div>
      ))}
    </SampleSection>
  );
}
