import { SectionHeading } from '#src/components/ui/section.tsx';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import styles from './level-test-section.module.css';

/** What the level test is, and what it is not. */
export function LevelTestTerms() {
  return (
    <div>
      <SectionHeading id="test-di-livello-titolo" title={<>Tre minuti e&nbsp;sai da&nbsp;dove&nbsp;parti</>}>
        <p>Un test di inglese che si adatta alle tue risposte, da A2 a C2: dodici domande al massimo, gratis.</p>
      </SectionHeading>
      <ul className={styles.terms}>
        <li>Ti orienta tra i corsi; non è un certificato.</li>
        <li>Non si invia nulla e non c’è un tempo massimo.</li>
        <li>
          È per ragazzi e adulti. Per i bambini <SiteLink href="#contatti">chiedi alla segreteria</SiteLink>.
        </li>
      </ul>
    </div>
  );
}
