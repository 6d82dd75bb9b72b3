// A small drawing from the site's own sheet of vignettes; an ornament, never the only bearer of a meaning.
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
