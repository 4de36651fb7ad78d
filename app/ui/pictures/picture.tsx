import { href } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import type { Picture as LibraryPicture } from '#domain/picture/picture.ts';
import { fallbackWidth, type RenditionFormat, renditionName, renditionWidths } from '#domain/picture/rendition.ts';

type PictureProps = {
  picture: LibraryPicture;
  sizes: string;
  /** Replaces the picture's own description; '' if the text beside it says the same. */
  alt?: string;
  className?: string;
  /** Fills the shape of its class, keeping the crop point visible. */
  isCropped?: boolean;
  isFirst?: boolean;
};

export function Picture({
  picture,
  sizes,
  alt = picture.alt,
  className,
  isCropped = false,
  isFirst = false,
}: PictureProps) {
  const { id, width, height } = picture;
  const listOf = (format: RenditionFormat) =>
    renditionWidths(width)
      .map((each) => `${addressOf({ id, width: each, format })} ${each}w`)
      .join(', ');
  return (
    <picture className="contents [&>source]:hidden">
      <source type="image/avif" srcSet={listOf('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={listOf('webp')} sizes={sizes} />
      <img
        src={addressOf({ id, width: fallbackWidth(width), format: 'jpg' })}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        className={classNames(isCropped && cropClass(picture), className)}
      />
    </picture>
  );
}

const addressOf = (rendition: Parameters<typeof renditionName>[0]): string =>
  href('/pictures/:id', { id: renditionName(rendition) });

const cropClass = ({ cropX, cropY }: Pick<LibraryPicture, 'cropX' | 'cropY'>): string =>
  `object-cover crop-x-${cropX} crop-y-${cropY}`;
