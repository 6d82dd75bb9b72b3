// One of the owner's photos, in the widths and formats made by build/pictures.ts, from which the browser chooses; or
// one of the owner's drawings, whose one file has every size.
import type { PictureFile } from '#src/lib/picture-file.ts';

interface PictureProps {
  readonly picture: PictureFile;
  /** The `sizes` attribute. */
  readonly sizes: string;
  readonly className?: string | undefined;
}

const FOLDER = '/assets/immagini/';
const file = ({ name }: PictureFile, width: number, format: string) => `${FOLDER}${name}-${width}.${format}`;

/** Reserves its space before it is loaded, and is loaded lazily. */
export function Picture({ picture, sizes, className }: PictureProps) {
  const { alt, height, widths, name, isDrawing } = picture;
  const image = {
    className,
    width: widths.at(-1),
    height,
    loading: 'lazy',
    decoding: 'async',
  } as const;
  if (isDrawing)
    return (
      <picture>
        <img alt={alt} {...image} src={`${FOLDER}${name}.svg`} />
      </picture>
    );
  const set = (format: string) => widths.map((width) => `${file(picture, width, format)} ${width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
      <img alt={alt} {...image} src={file(picture, widths.at(-1)!, 'jpg')} srcSet={set('jpg')} sizes={sizes} />
    </picture>
  );
}
