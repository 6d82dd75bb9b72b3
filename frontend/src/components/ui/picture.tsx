// One of the owner's photos, in the widths and formats made by build/pictures.ts, from which the browser chooses.
import type { PictureFile } from '#src/lib/picture-file.ts';

interface PictureProps {
  readonly picture: PictureFile;
  /** The `sizes` attribute. */
  readonly sizes: string;
  readonly className?: string | undefined;
}

const file = ({ name }: PictureFile, width: number, format: string) => `/assets/immagini/${name}-${width}.${format}`;

/** Reserves its space before it is loaded, and is loaded lazily. */
export function Picture({ picture, sizes, className }: PictureProps) {
  const { alt, height, widths } = picture;
  const set = (format: string) => widths.map((width) => `${file(picture, width, format)} ${width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
      <img
        className={className}
        src={file(picture, widths.at(-1)!, 'jpg')}
        srcSet={set('jpg')}
        sizes={sizes}
        alt={alt}
        width={widths.at(-1)}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
