// The owner's photos, from the folder `immagini` beside the owner's file: cropped for their place on the pages, in
// several widths and formats, without metadata on place and time. Cached between builds until a photo changes.
// Drawings (SVG) are published as they are.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { School, schoolSchema } from '@school/catalog';
import type { Plugin } from 'vite';
import sharp, { type Sharp } from 'sharp';
import type { PictureFile } from '../src/lib/picture-file.ts';
import { ownersFile, readOwnersFile } from './public-school-values.ts';
import { siteModule } from './site-module.ts';

type OwnersPicture = School['pictures'][number];
type Kind = OwnersPicture['shows'];

/** The size of each kind of picture, and its widths in pixels, the smallest first. */
const shapes: Readonly<Record<Kind, { readonly ratio: number; readonly widths: readonly [number, ...number[]] }>> = {
  venue: { ratio: 3 / 2, widths: [480, 800, 1200] },
  classroom: { ratio: 3 / 2, widths: [480, 800, 1200] },
  teacher: { ratio: 4 / 5, widths: [240, 480] },
  voice: { ratio: 1, widths: [96, 192] },
};

/** The maximum size of a file in bytes; a width that exceeds it at every quality is left out. */
export const LARGEST_FILE = 70_000;

/** The formats in the order in which a browser is offered them, each at its qualities, the best first. */
const formats = {
  avif: [55, 45, 35].map((quality) => (image: Sharp) => image.avif({ quality })),
  webp: [75, 60, 45].map((quality) => (image: Sharp) => image.webp({ quality })),
  jpg: [75, 60, 45].map((quality) => (image: Sharp) => image.jpeg({ quality, mozjpeg: true })),
};
const READABLE = ['jpeg', 'png', 'webp', 'heif', 'tiff'];
const isDrawing = (file: string) => /\.svg$/i.test(file);

const originals = join(dirname(ownersFile), 'immagini');
const made = fileURLToPath(new URL('../node_modules/.pictures/', import.meta.url));
/** Part of every name: to be raised when the same photo shall come out otherwise. */
const RECIPE = 1;

/** The owner's pictures cannot be shown; lists everything that is wrong. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  constructor(faults: readonly string[]) {
    super(`Le immagini di ${ownersFile} non si possono mostrare:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

const catalogSource = (file: string) =>
  fileURLToPath(new URL(`../../services/libs/catalog/src/${file}`, import.meta.url));

interface Original {
  readonly entry: OwnersPicture;
  readonly content: Buffer;
}

/** @returns why a photo does not fit its place, or null. */
async function faultOf({ entry: { shows, file }, content }: Original): Promise<string | null> {
  if (isDrawing(file))
    return content.length <= LARGEST_FILE ? null : `immagini/${file} pesa più di ${LARGEST_FILE / 1000} kB`;
  const image = await sharp(content)
    .metadata()
    .catch(() => null);
  if (!image || !READABLE.includes(image.format))
    return `immagini/${file} non è un JPEG, PNG, WebP, AVIF o TIFF leggibile`;
  const { width, height } = image.autoOrient;
  const { ratio, widths } = shapes[shows];
  const least = widths.at(-2)!;
  if (width >= least && height >= least / ratio) return null;
  return `immagini/${file} è di ${width} × ${height} pixel; per ${shows} ne servono almeno ${least} × ${Math.ceil(least / ratio)}`;
}

/** What is wrong between the entries of the owner's file, the files in the folder and the testimonials. */
function faultsBetween(
  entries: readonly OwnersPicture[],
  files: readonly string[],
  testimonials: School['testimonials'],
): string[] {
  const named = new Set(entries.map(({ file }) => file));
  const voices = new Set(testimonials.map(({ name }) => name));
  return [
    ...files
      .filter((file) => !named.has(file))
      .map((file) => `immagini/${file} non ha una voce in pictures che dica che cosa si vede`),
    ...[...named].filter((file) => !files.includes(file)).map((file) => `immagini/${file} non c’è`),
    ...entries.flatMap((entry) =>
      entry.shows === 'voice' && !voices.has(entry.name)
        ? [`immagini/${entry.file}: nessuna testimonianza è firmata "${entry.name}"`]
        : [],
    ),
  ];
}

/** What can be told of entries that are not all as they should be, so that every fault is listed at once. */
function legible(pictures: unknown): OwnersPicture[] {
  const entries = Array.isArray(pictures) ? (pictures as Partial<OwnersPicture>[]) : [];
  return entries.filter(
    (entry): entry is OwnersPicture => typeof entry?.file === 'string' && (entry.shows ?? '') in shapes,
  );
}

async function readOriginals(): Promise<readonly Original[]> {
  const { pictures = [], testimonials } = readOwnersFile() as Pick<School, 'testimonials'> & {
    pictures?: unknown;
  };
  const { schoolSchema: schema } = await siteModule<{ schoolSchema: typeof schoolSchema }>(catalogSource('school.ts'));
  const { data: entries = legible(pictures), error } = schema.shape.pictures.safeParse(pictures);
  const inFolder = existsSync(originals) ? await readdir(originals) : [];
  const files = inFolder.filter((file) => !file.startsWith('.') && file !== 'README.md');
  const present = entries.filter(({ file }) => files.includes(file));
  const all = await Promise.all(
    present.map(async (entry) => ({ entry, content: await readFile(join(originals, entry.file)) })),
  );
  const unfit = await Promise.all(all.map(faultOf));
  const faults = [
    ...(error?.issues ?? []).map(({ path, message }) => `${['pictures', ...path].join('.')}: ${message}`),
    ...faultsBetween(entries, files, testimonials),
    ...unfit.filter((fault) => fault !== null),
  ];
  if (faults.length > 0) throw new PictureError(faults);
  return all;
}

/** @returns the best encoding that weighs no more than one file may, or null. */
async function encode(image: Sharp, qualities: readonly ((image: Sharp) => Sharp)[]): Promise<Buffer | null> {
  for (const quality of qualities) {
    const content = await quality(image.clone()).toBuffer();
    if (content.length <= LARGEST_FILE) return content;
  }
  return null;
}

/** @returns its encodings by format, or null where it weighs too much in one of them. */
async function inAllFormats(image: Sharp): Promise<ReadonlyMap<string, Buffer> | null> {
  const encoded = new Map<string, Buffer>();
  // AVIF, which takes longest, comes last.
  for (const [format, qualities] of Object.entries(formats).toReversed()) {
    const content = await encode(image, qualities);
    if (content === null) return null;
    encoded.set(format, content);
  }
  return encoded;
}

/** Written whole or not at all: two builds may make the same picture at once. */
async function keep(file: string, content: string | Buffer): Promise<void> {
  const part = join(made, `${file}.${process.pid}`);
  await writeFile(part, content);
  await rename(part, join(made, file));
}

/** @returns the widths in which the picture was made. The smallest always is: no photo of its size is heavy. */
async function makeWidths({ entry: { shows, file }, content }: Original, name: string): Promise<readonly number[]> {
  const { ratio, widths } = shapes[shows];
  const size = (width: number) => ({ width, height: Math.round(width / ratio) });
  const { autoOrient } = await sharp(content).metadata();
  const fitting = widths.filter((width) => width <= autoOrient.width && width / ratio <= autoOrient.height);
  // Cropped once, around the most salient part; smaller ones are resized from the largest. Sharp removes all metadata.
  const cut = await sharp(content)
    .autoOrient()
    .resize({ ...size(fitting.at(-1)!), fit: 'cover', position: sharp.strategy.attention })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const done: number[] = [];
  for (const width of fitting) {
    const image = sharp(cut).resize(size(width));
    const encoded = await inAllFormats(image);
    if (!encoded) break;
    for (const [format, content] of encoded) await keep(`${name}-${width}.${format}`, content);
    done.push(width);
  }
  if (done.length === 0)
    throw new PictureError([`immagini/${file} pesa più di ${LARGEST_FILE / 1000} kB in ogni qualità`]);
  return done;
}

async function make(original: Original): Promise<PictureFile> {
  const { entry, content } = original;
  const { ratio } = shapes[entry.shows];
  const hash = createHash('sha256')
    .update(content)
    .update(JSON.stringify([RECIPE, LARGEST_FILE, shapes[entry.shows]]));
  const words = parse(entry.file)
    .name.toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  const name = `${words}-${hash.digest('hex').slice(0, 8)}`;
  if (isDrawing(entry.file)) {
    await keep(`${name}.svg`, content);
    const width = shapes[entry.shows].widths[0];
    return { name, isDrawing: true, alt: entry.alt, widths: [width], height: Math.round(width / ratio) };
  }
  const list = join(made, `${name}.json`);
  if (!existsSync(list)) await keep(`${name}.json`, JSON.stringify(await makeWidths(original, name)));
  const widths = JSON.parse(await readFile(list, 'utf8')) as number[];
  return { name, isDrawing: false, alt: entry.alt, widths, height: Math.round(widths.at(-1)! / ratio) };
}

interface Pictures {
  /** By kind, as pages import them. */
  readonly shown: Readonly<Record<Kind, unknown>>;
  readonly files: readonly string[];
}

async function makeAll(): Promise<Pictures> {
  await mkdir(made, { recursive: true });
  const all: { readonly entry: OwnersPicture; readonly picture: PictureFile }[] = [];
  // Sequential, because each uses all cores.
  for (const original of await readOriginals()) all.push({ entry: original.entry, picture: await make(original) });
  const of = (kind: Kind) => all.filter(({ entry }) => entry.shows === kind);
  return {
    shown: {
      venue: of('venue')[0]?.picture ?? null,
      classroom: of('classroom')[0]?.picture ?? null,
      teacher: of('teacher').map(({ entry, picture }) => ({
        ...('role' in entry && { name: entry.name, role: entry.role, line: entry.line }),
        picture,
      })),
      voice: Object.fromEntries(of('voice').map(({ entry, picture }) => ['name' in entry && entry.name, picture])),
    },
    files: all.flatMap(({ picture: { name, widths, isDrawing } }) =>
      isDrawing
        ? [`${name}.svg`]
        : widths.flatMap((width) => Object.keys(formats).map((format) => `${name}-${width}.${format}`)),
    ),
  };
}

let pictures: Promise<Pictures> | undefined;
/**
 * Created once per process.
 * @throws PictureError listing all errors in the owner's pictures.
 */
export const ownersPictures = (): Promise<Pictures> => (pictures ??= makeAll());

/** Where pages ask for the files. */
const FOLDER = '/assets/immagini/';

/** Copies all files of the pictures into the built site. */
export async function copyPictures(dist: string): Promise<void> {
  const { files } = await ownersPictures();
  const to = join(dist, FOLDER);
  if (files.length > 0) await mkdir(to, { recursive: true });
  await Promise.all(files.map((file) => copyFile(join(made, file), join(to, file))));
}

/** Answers `school.json?pictures=<kind>` with the pictures of one kind, and in development serves their files. */
export function picturesOfTheOwner(): Plugin {
  return {
    name: 'pictures-of-the-owner',
    enforce: 'pre',
    load: {
      filter: { id: /\/infra\/school\.json\?pictures=/ },
      async handler(id) {
        const { shown } = await ownersPictures();
        return { code: `export default ${JSON.stringify(shown[id.split('=')[1] as Kind])}`, moduleType: 'js' };
      },
    },
    configureServer(server) {
      server.middlewares.use(FOLDER, (request, response, next) => {
        const file = parse(request.url ?? '').base;
        readFile(join(made, file)).then(
          (content) =>
            response
              .setHeader(
                'Content-Type',
                `image/${parse(file).ext.slice(1).replace('jpg', 'jpeg').replace('svg', 'svg+xml')}`,
              )
              .end(content),
          () => next(),
        );
      });
    },
  };
}
