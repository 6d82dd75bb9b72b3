// The owner's photos, from the owner's folder to the pages. The photos are generated here, and the pages rendered in a
// separate process, because the bundler does not run inside Jest.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';

const fromHere = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const school = JSON.parse(readFileSync(fromHere('../infra/school.json'), 'utf8')) as object;
const dir = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** Creates an owner's folder. @returns its `school.json`. */
async function owner(
  name: string,
  pictures: readonly object[],
  photos: Readonly<Record<string, Buffer | Promise<Buffer>>>,
): Promise<string> {
  const folder = join(dir, name);
  mkdirSync(join(folder, 'immagini'), { recursive: true });
  writeFileSync(join(folder, 'school.json'), JSON.stringify({ ...school, pictures }));
  for (const [file, content] of Object.entries(photos)) writeFileSync(join(folder, 'immagini', file), await content);
  return join(folder, 'school.json');
}

/** Every page as HTML, by its path. */
async function pagesOf(ownersFile: string): Promise<Readonly<Record<string, string>>> {
  const env = { ...process.env, SCHOOL_FILE: ownersFile };
  const { stdout } = await promisify(execFile)(process.execPath, [fromHere('build/render-pages.ts')], {
    env,
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Record<string, string>;
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#cfe0ec' } });

/** An incompressible photo of 3 MB, with the place where it was taken. */
const heavy = () =>
  sharp(randomBytes(900 * 1200 * 3), { raw: { width: 900, height: 1200, channels: 3 } })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 54/1 0/1' } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();

describe('an owner with photos', () => {
  let pages: Readonly<Record<string, string>>;
  let photo: Buffer;
  beforeAll(async () => {
    photo = await heavy();
    const file = await owner(
      'complete',
      [
        { shows: 'venue', file: 'Portone.JPG', alt: 'Il portone in Via Tibullo' },
        { shows: 'classroom', file: 'aula.png', alt: 'Un’aula con otto banchi' },
        { shows: 'teacher', file: 'emma.jpg', alt: 'Emma alla lavagna', name: 'Emma', role: 'Corsi B1 e B2' },
        { shows: 'voice', file: 'giulia.jpg', alt: 'Una studentessa', name: 'Giulia S., studentessa' },
      ],
      {
        'Portone.JPG': plain(1200, 900).jpeg().toBuffer(),
        'aula.png': plain(1500, 1500).png().toBuffer(),
        'emma.jpg': photo,
        'giulia.jpg': plain(300, 200).jpeg().toBuffer(),
        'README.md': Buffer.from('a note'),
      },
    );
    pages = await pagesOf(file);
  });

  /** The files that a page offers of the photo with this alternative text. */
  const filesOf = (path: string, alt: string): readonly string[] => {
    const picture =
      pages[path]!.match(/<picture>.*?<\/picture>/gs)?.find((html) => html.includes(`alt="${alt}"`)) ?? '';
    return [...picture.matchAll(/\/assets\/immagini\/([\w.-]+) (\d+)w/g)].map(([, name]) =>
      fromHere(`node_modules/.pictures/${name}`),
    );
  };

  it('shows each in its place, with its alternative text and reserved space, loaded lazily', () => {
    const alt = (path: string) =>
      [...pages[path]!.matchAll(/<img[^>]* alt="([^"]+)"[^>]*>/g)].map(([, words]) => words);
    expect(alt('/contatti')).toEqual(['Il portone in Via Tibullo']);
    expect(alt('/')).toEqual(['Emma alla lavagna', 'Una studentessa', 'Il portone in Via Tibullo']);
    expect(alt('/corsi-inglese')).toEqual(['Emma alla lavagna', 'Un’aula con otto banchi']);
    expect(alt('/preparazione-individuale')).toEqual(['Emma alla lavagna']);
    for (const html of Object.values(pages))
      for (const [img] of html.matchAll(/<picture>.*?<\/picture>/gs))
        expect(img).toMatch(/width="\d+" height="\d+" loading="lazy"/);
  });

  it('offers every photo in three formats and in the widths that it has, none over 70 kB', async () => {
    const widths = async (files: readonly string[]) =>
      Promise.all(files.map(async (file) => (await sharp(file).metadata()).width));
    expect(await widths(filesOf('/corsi-inglese', 'Un’aula con otto banchi'))).toEqual([
      480, 800, 1200, 480, 800, 1200, 480, 800, 1200,
    ]);
    expect(await widths(filesOf('/', 'Una studentessa'))).toEqual([96, 192, 96, 192, 96, 192]);
    expect(photo.length).toBeGreaterThan(3_000_000);
    const ofHeavy = filesOf('/corsi-inglese', 'Emma alla lavagna');
    expect(new Set(ofHeavy.map((file) => file.split('.').at(-1)))).toEqual(new Set(['avif', 'webp', 'jpg']));
    for (const file of ofHeavy) expect(readFileSync(file).length).toBeLessThanOrEqual(70_000);
  });

  it('removes the place and time of a photo', async () => {
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    for (const file of filesOf('/corsi-inglese', 'Emma alla lavagna'))
      expect((await sharp(file).metadata()).exif).toBeUndefined();
  });

  it('calls nobody drawn', () => {
    expect(pages['/corsi-inglese']).toContain('Emma alla lavagna');
    for (const html of Object.values(pages)) expect(html).not.toMatch(/Ritratti disegnati|volti sono disegnati/);
  });

  it('has the original file names nowhere on the pages', () => {
    for (const html of Object.values(pages)) expect(html).not.toMatch(/Portone\.JPG|"pictures"/);
  });
});

describe('an owner with a drawing of a teacher, and no voice', () => {
  let pages: Readonly<Record<string, string>>;
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100"/>');
  beforeAll(async () => {
    const emma = { file: 'emma.svg', alt: 'Disegno: Emma', name: 'Emma', role: 'Inglese', line: 'Ascolta molto.' };
    pages = await pagesOf(await owner('drawn', [{ shows: 'teacher', ...emma }], { 'emma.svg': drawing }));
  });

  it.each(['/', '/corsi-inglese'])(
    'has it on %s as it is, with name, language and line, and said to be drawn',
    (path) => {
      const [, name] = /<img[^>]* src="\/assets\/immagini\/([\w-]+\.svg)"/.exec(pages[path]!)!;
      expect(readFileSync(fromHere(`node_modules/.pictures/${name}`))).toEqual(drawing);
      for (const words of ['alt="Disegno: Emma"', 'width="240" height="300"', '>Emma<', '>Inglese<', 'Ascolta molto.'])
        expect(pages[path]).toContain(words);
      expect(pages[path]).toContain('Ritratti disegnati');
    },
  );

  it('says of the voices neither that they are drawn nor anything else', () => {
    expect(pages['/']).not.toContain('volti sono disegnati');
  });
});

it('shows no section of teachers for an owner without pictures of them', async () => {
  const pages = await pagesOf(await owner('bare', [], {}));
  for (const html of Object.values(pages)) expect(html).not.toContain('Chi trovi in aula');
});

it('lists at once everything that is wrong with the pictures', async () => {
  const file = await owner(
    'faulty',
    [
      { shows: 'venue', file: 'mute.jpg' },
      { shows: 'classroom', file: 'blank.jpg', alt: ' ' },
      { shows: 'teacher', file: 'gone.jpg', alt: 'Emma', name: 'Emma', role: 'Corso B1' },
      { shows: 'teacher', file: 'small.jpg', alt: 'Liam', name: 'Liam', role: 'Corso B2' },
      { shows: 'teacher', file: 'words.jpg', alt: 'Nora', name: 'Nora', role: 'Corso C1' },
      { shows: 'voice', file: 'voice.jpg', alt: 'Una persona', name: 'Nessuno' },
    ],
    {
      'mute.jpg': plain(900, 600).jpeg().toBuffer(),
      'blank.jpg': plain(900, 600).jpeg().toBuffer(),
      'small.jpg': plain(200, 200).jpeg().toBuffer(),
      'words.jpg': Buffer.from('no photo'),
      'voice.jpg': plain(300, 300).jpeg().toBuffer(),
      'stray.jpg': plain(900, 600).jpeg().toBuffer(),
    },
  );
  const { stderr } = await pagesOf(file).then(
    () => ({ stderr: 'nothing was refused' }),
    (error: unknown) => error as { stderr: string },
  );
  const faults = [...stderr.matchAll(/^ {2}- (.*)$/gm)].map(([, fault]) => fault);
  expect(faults).toEqual([
    'pictures.0.alt: deve dire in italiano che cosa si vede',
    'pictures.1.alt: deve dire in italiano che cosa si vede',
    'immagini/stray.jpg non ha una voce in pictures che dica che cosa si vede',
    'immagini/gone.jpg non c’è',
    'immagini/voice.jpg: nessuna testimonianza è firmata "Nessuno"',
    'immagini/small.jpg è di 200 × 200 pixel; per teacher ne servono almeno 240 × 300',
    'immagini/words.jpg non è un JPEG, PNG, WebP, AVIF o TIFF leggibile',
  ]);
});
