// Shown instead of a page that threw an error. It is part of the first chunk, because other chunks may fail to load.
import { type ErrorComponentProps } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#src/components/ui/button.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { emailHref, phoneHref, school } from '#src/content/school.ts';
import { keepEntries, restoreEntries } from '#src/lib/kept-entries.ts';
import styles from './error-page.module.css';

/**
 * Keeps the entries while it is shown, and restores them after "Riprova" as after a reload. Its sentences suit both
 * "tu" and "Lei", because it may replace any page.
 */
export function ErrorPage({ reset }: ErrorComponentProps) {
  // While this is rendered for the first time, the fields of the failed page are still in the document; when an effect
  // or `onCatch` is called, they are gone.
  useState(() => keepEntries());
  const retry = () => {
    flushSync(reset);
    restoreEntries();
  };
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
          <Button onClick={retry}>Riprova</Button>
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
