// A small decorative drawing from the site's own set; its meaning is always given in text too.
import sheet from '#src/assets/art/vignettes.svg';

export type ArtName =
  | 'lingue'
  | 'cambridge'
  | 'toefl'
  | 'languagecert'
  | 'traduzioni'
  | 'viaggi'
  | 'aziende'
  | 'scuole'
  | 'europa'
  | 'italiano'
  | 'indirizzo'
  | 'telefono'
  | 'posta'
  | 'orario'
  | 'consulenza'
  | 'storia'
  | 'mondo'
  | 'riservatezza'
  | 'calendario'
  | 'procedura';

export function ArtIcon({ name, className }: { readonly name: ArtName; readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
