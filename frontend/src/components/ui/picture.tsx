// One of the owner's photos, in the width and the format that suit the screen and the browser. The build has made them
// (build/pictures.ts).
import type { PictureFile } from '#src/lib/picture-file.ts';

interface PictureProps {
  readonly picture: PictureFile;
  /** How wide it stands on screens of each width, as in the attribute of that name. */
  readonly sizes: string;
  readonly className?: string | undefined;
}

const file = ({ name }: PictureFile, width: number, format: string) => `/assets/immagini/${name}-${width}.${format}`;

/** Takes its room before it has come; comes only when it is about to be seen. */
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
