/** A photo, as the build describes it to a page. */
export interface PictureFile {
  /** The prefix of its file names. */
  readonly name: string;
  /** Alternative text. */
  readonly alt: string;
  /** Widths in pixels, the smallest first. */
  readonly widths: readonly number[];
  /** Height of the widest, in pixels. */
  readonly height: number;
}
