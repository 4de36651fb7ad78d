import type { ReactNode } from 'react';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { KeptPicture } from '../schema.ts';

type PictureGridProps = {
  pictures: readonly KeptPicture[];
  wrap: (picture: KeptPicture, content: ReactNode) => ReactNode;
};

export function PictureGrid({ pictures, wrap }: PictureGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4">
      {pictures.map((picture) => (
        <li key={picture.id} className="min-w-0">
          {wrap(
            picture,
            <>
              <span className="block overflow-hidden rounded-md border border-line bg-sunken">
                <Picture
                  picture={picture}
                  alt=""
                  sizes="(min-width: 64rem) 16rem, 45vw"
                  className="aspect-[4/3] w-full object-contain"
                />
              </span>
              <span className="mt-2 line-clamp-2 block font-semibold">{picture.alt}</span>
            </>,
          )}
          <p className="figures text-ink-soft text-sm">
            {picture.width} × {picture.height}
          </p>
        </li>
      ))}
    </ul>
  );
}
