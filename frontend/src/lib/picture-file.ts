/** A photo as the build hands it to a page. */
export interface PictureFile {
  /** What the names of its files begin with. */
  readonly name: string;
  /** What it shows, in words. */
  readonly alt: string;
  /** In pixels, the smallest first. */
  readonly widths: readonly number[];
  /** Of the widest, in pixels. */
  readonly height: number;
}
