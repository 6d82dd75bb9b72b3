// What stands in the place of a page that broke. Part of the first load: it is there when nothing else comes.
import { type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { emailHref, phoneHref, school } from '#src/content/school.ts';
import { keepEntries, restoreEntries } from '#src/lib/kept-entries.ts';
import styles from './error-page.module.css';

/**
 * What was typed is kept while this stands, and put back by "Riprova" as by a reload. It stands in the place of any page:
 * its sentences fit "tu" and "Lei".
 */
export function ErrorPage({ reset }: ErrorComponentProps) {
  // While this is rendered for the first time, the broken page is still in the document.
  useState(keepEntries);
  // Its fields are there again once this is gone.
  useEffect(() => () => void setTimeout(restoreEntries), []);
  return (
    <Section wide="second" guilloche>
      <p className={styles.stamp} aria-hidden="true">
        Fermo
        <br />
        in transito
      </p>
      <div role="alert" className={styles.words}>
        <h1 className="title-l">Questa pagina si è fermata</h1>
        <p>Per un errore: quello che è scritto è conservato in questa scheda.</p>
        <p className="actions">
          <Button onClick={reset}>Riprova</Button>
          <Button variant="outline" onClick={() => location.reload()}>
            Ricarica la pagina
          </Button>
        </p>
        <p>
          Rispondiamo al <a href={phoneHref}>{school.phone}</a> e a <a href={emailHref}>{school.email}</a>.
        </p>
      </div>
    </Section>
  );
}
