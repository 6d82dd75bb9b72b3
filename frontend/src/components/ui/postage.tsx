// A postage stamp with a drawing.
import { ArtIcon, type ArtName } from './art-icon.tsx';
import styles from './postage.module.css';

/** An ornament of the size of an icon. */
export const Postage = ({ art }: { readonly art: ArtName }) => (
  <div className={styles.postage} aria-hidden="true" data-print="no">
    <div>
      <ArtIcon name={art} />
    </div>
  </div>
);
