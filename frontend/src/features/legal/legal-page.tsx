// A legal text: a numbered list of contents beside numbered sections, easy to read and to print.
import type { ReactNode } from 'react';
import { Section } from '#src/components/ui/section.tsx';
import styles from './legal-page.module.css';

export interface LegalSection {
  /** Address of the section within the page. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface LegalPageProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** When the text was last changed. */
  readonly updated: string;
  /** A picture beside the title. */
  readonly art?: ReactNode;
  readonly sections: readonly LegalSection[];
  /** The content after the numbered sections, such as a note or an appendix. */
  readonly children?: ReactNode;
}

export function LegalPage({ title, lead, updated, art, sections, children }: LegalPageProps) {
  return (
    <>
      <Section tone="carta-scura" guilloche compact className={styles.head}>
        <div>
          <h1>{title}</h1>
          <div className={styles.lead}>{lead}</div>
          <p className={styles.updated}>Ultimo aggiornamento: {updated}</p>
        </div>
        {art}
      </Section>
      <Section compact label="Testo" className={styles.columns}>
        <nav className={styles.contents} aria-label="Indice">
          <h2>Indice</h2>
          <ol>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {sections.map(({ id, title: name, body }, index) => (
            <section key={id} id={id} aria-labelledby={`titolo-${id}`} tabIndex={-1}>
              <h2 id={`titolo-${id}`}>
                <span className={styles.number}>{index + 1}.</span> {name}
              </h2>
              {body}
            </section>
          ))}
          {children}
        </div>
      </Section>
    </>
  );
}

/** A text outside the numbered sections. */
export function LegalNote({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section id={id} className={styles.note} aria-labelledby={`titolo-${id}`} tabIndex={-1}>
      <h2 id={`titolo-${id}`}>{title}</h2>
      {children}
    </section>
  );
}
