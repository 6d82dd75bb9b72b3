import { RequestSection } from '#src/components/layout/request-section.tsx';
import { ArtIcon } from '#src/components/ui/art-icon.tsx';
import { InfoCard, InfoGrid } from '#src/components/ui/card.tsx';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { Stamp } from '#src/components/ui/stamp.tsx';
import { ComplaintForm } from './complaint-form.tsx';
import styles from './complaint-page.module.css';

const steps = [
  { title: 'Ricevuta', text: 'Appena invia il modulo riceve un numero di protocollo, anche per\u00a0e-mail.' },
  { title: 'Verifica', text: 'L’ufficio qualità sente le persone coinvolte e, se serve, La ricontatta.' },
  { title: 'Risposta', text: 'Le rispondiamo entro 15\u00a0giorni lavorativi.' },
];

export function ComplaintPage() {
  return (
    <>
      <Section className={styles.opening}>
        <SectionHeading level={1} title="Qualcosa non è andato bene? Ce lo dica.">
          <p>Ogni reclamo viene letto, registrato e ha una risposta. È gratuito e non pregiudica altri Suoi diritti.</p>
        </SectionHeading>
        <Stamp className={styles.stamp} center="15" top="Risposta entro" bottom="Giorni lavorativi" tilt="right" />
      </Section>

      <Section tone="carta-scura" label="Le nostre garanzie" compact>
        <InfoGrid>
          <InfoCard level={2} title="Riservatezza" icon={<ArtIcon name="riservatezza" />}>
            <p>Il reclamo è letto soltanto da chi deve occuparsene. I Suoi dati non servono ad altro.</p>
          </InfoCard>
          <InfoCard level={2} title="Risposta entro 15 giorni lavorativi" icon={<ArtIcon name="calendario" />}>
            <p>La data esatta è scritta nella ricevuta, calcolata sul calendario di Roma.</p>
          </InfoCard>
          <InfoCard level={2} title="Una procedura certa" icon={<ArtIcon name="procedura" />}>
            <p>Seguiamo i principi della norma UNI&nbsp;ISO&nbsp;10002 sulla gestione dei reclami.</p>
          </InfoCard>
        </InfoGrid>
      </Section>

      <RequestSection formal long label="Modulo di reclamo" title="Modulo di reclamo" steps={steps}>
        <ComplaintForm />
      </RequestSection>
    </>
  );
}
