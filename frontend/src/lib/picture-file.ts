/** A photo or a drawing, as the build describes it to a page. */
export interface PictureFile {
  /** The prefix of a photo's file names; a drawing has one file, `<name>.svg`. */
  readonly name: string;
  readonly isDrawing: boolean;
  /** Alternative text. */
  readonly alt: string;
  /** Widths in pixels, the smallest first. */
  readonly widths: readonly number[];
  /** Height of the widest, in pixels. */
  readonly height: number;
}
