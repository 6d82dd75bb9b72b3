// The invitation to the level test, the only part of it in the prerendered page. The test is loaded when it is started.
import { type ComponentType, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { toast } from '#src/components/ui/toast/toast.ts';
import { phoneHref, school } from '#src/content/school.ts';
import { importOrReload } from '#src/lib/chunk-errors.ts';
import styles from './level-test-section.module.css';

const importTest = () => import('./level-test.tsx');

/** Whether the test was started in this document, so that it continues when the visitor comes back to the page. */
let begun: ComponentType | undefined;

export function LevelTestSection() {
  const [Test, setTest] = useState(() => begun);
  const begin = () =>
    importOrReload(importTest, { pressed: BEGIN }).then(
      ({ LevelTest }) => {
        begun = LevelTest;
        setTest(() => LevelTest);
      },
      () =>
        toast({ variant: 'destructive', title: 'Errore', description: 'Il test non si è caricato. Riprova tra poco.' }),
    );
  return (
    <Section id="test-di-livello" tone="cielo" labelledBy={TITLE} wide="second" className={styles.columns}>
      <div>
        <SectionHeading id={TITLE} title={<>Tre minuti e&nbsp;sai da&nbsp;dove&nbsp;parti</>}>
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
      {Test ? (
        <Test />
      ) : (
        <div className={styles.invitation}>
          <p className={styles.route} aria-hidden="true">
            A2 <i /> C2
          </p>
          <Button id={BEGIN} variant="outline" onClick={() => void begin()}>
            Comincia il test
          </Button>
          <noscript>
            {/* React does not change the children of <noscript>. */}
            {import.meta.env.SSR && (
              <p>
                Il test funziona con JavaScript. Senza, il livello si trova insieme: chiama il{' '}
                <a href={phoneHref}>{school.phone}</a> o <a href="#contatti">scrivi alla segreteria</a>.
              </p>
            )}
          </noscript>
        </div>
      )}
    </Section>
  );
}

const TITLE = 'test-di-livello-titolo';
const BEGIN = 'inizia-test';
