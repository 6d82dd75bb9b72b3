import classroom from '../../../../infra/school.json?pictures=classroom';
import { Picture } from '#src/components/ui/picture.tsx';
import { Steps } from '#src/components/ui/steps.tsx';
import { afterSending } from '#src/content/english-courses.ts';
import styles from './english-courses-page.module.css';

/** What stands beside the form: what happens once it is sent, and a picture of a classroom. */
export function BesideForm() {
  return (
    <div className={`${styles.aside} beside`}>
      <h2 className={`${styles.ask} title-l`}>
        Non hai trovato il&nbsp;tuo&nbsp;corso? <span>Dicci che cosa&nbsp;cerchi.</span>
      </h2>
      <Steps steps={afterSending} />
      {classroom && <Picture picture={classroom} sizes="(width < 60rem) 91vw, 27rem" className={styles.classroom} />}
    </div>
  );
}
