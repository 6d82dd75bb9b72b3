import { europeanProjects } from '@school/catalog';
import { infoCourses } from '@school/contracts';
import routes from '#src/assets/art/routes.svg';
import { RequestSection } from '#src/components/layout/request-section.tsx';
import { CallUs } from '#src/components/school/call-us.tsx';
import { ArtIcon } from '#src/components/ui/art-icon.tsx';
import { LinkButton } from '#src/components/ui/button.tsx';
import { InfoCard, InfoGrid } from '#src/components/ui/card.tsx';
import { PageOpening } from '#src/components/ui/page-opening.tsx';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { Steps } from '#src/components/ui/steps.tsx';
import { TypeBand } from '#src/components/ui/type-band.tsx';
import { claims } from '#src/content/offer.ts';
import { InfoRequestForm } from '#src/features/info-request/info-request-form.tsx';
import { VisaPage } from './visa-page.tsx';
import styles from './european-projects-page.module.css';

const programmes = [
  {
    name: 'Erasmus+',
    text: 'Il programma dell’Unione europea per l’istruzione, la formazione, la gioventù e lo sport.',
    items: europeanProjects.erasmus,
  },
  {
    name: 'PON',
    text: 'Il Programma Operativo Nazionale per la scuola, con i fondi strutturali europei.',
    items: europeanProjects.pon,
  },
];

const [analysis, design, submission, management] = europeanProjects.steps;
const stops = [
  {
    title: analysis,
    text: 'Partiamo dalla vostra scuola o dal vostro ente: che cosa manca, per chi, con quali risorse.',
  },
  { title: design, text: 'Obiettivi, attività, partner e bilancio diventano un progetto scritto.' },
  { title: submission, text: 'Prepariamo la candidatura e gli allegati, nei tempi del bando.' },
  { title: management, text: 'Seguiamo attività, documenti e rendiconti fino alla chiusura.' },
];

/** What happens once the form is sent. */
const nextSteps = [
  { title: 'Entro 24 ore', text: 'Ti rispondiamo e ti chiediamo quello che manca.' },
  { title: 'Il bando giusto', text: 'Guardiamo insieme bisogni, requisiti e scadenze.' },
  { title: 'Il progetto', text: 'Decidete voi se partire: a scriverlo e a presentarlo vi aiutiamo noi.' },
];

export function EuropeanProjectsPage() {
  return (
    <>
      <PageOpening
        eyebrow="Progetti europei"
        title="L’Europa è una classe grande."
        lead={
          <p>
            Progettiamo e gestiamo con scuole ed enti i progetti Erasmus+ e PON, dall’analisi dei bisogni al
            monitoraggio.
          </p>
        }
        actions={<LinkButton href="/#contatti">Raccontateci il progetto</LinkButton>}
        art={<VisaPage />}
      />

      <TypeBand lines={['Erasmus+']} tone="inchiostro" size="short" art={routes} />

      <Section label="I programmi" className={styles.programmes}>
        {programmes.map(({ name, text, items }) => (
          <article key={name} className={styles.programme}>
            <h2 className="title-l">{name}</h2>
            <p>{text}</p>
            <ul role="list">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </article>
        ))}
      </Section>

      <Section tone="carta-scura" labelledBy="percorso-titolo">
        <SectionHeading id="percorso-titolo" title="Quattro fermate, una linea sola" />
        <Steps across steps={stops} />
      </Section>

      <Section labelledBy="perche-titolo">
        <SectionHeading id="perche-titolo" title="Perché con noi" />
        <InfoGrid>
          <InfoCard title={`${claims.yearsOfExperience} anni di esperienza`} icon={<ArtIcon name="storia" />}>
            <p>Di lingue, di scuole e di persone che partono: sappiamo che cosa funziona in aula.</p>
          </InfoCard>
          <InfoCard title="Rete europea" icon={<ArtIcon name="europa" />}>
            <p>Un progetto nasce tra più Paesi: vi aiutiamo a trovare i partner giusti.</p>
          </InfoCard>
          <InfoCard title="Supporto completo" icon={<ArtIcon name="procedura" />}>
            <p>Un solo riferimento dall’idea al rendiconto, anche per la parte amministrativa.</p>
          </InfoCard>
        </InfoGrid>
      </Section>

      <Section tone="inchiostro" guilloche labelledBy="azione-titolo" compact className={styles.call}>
        <div>
          <h2 id="azione-titolo" className="title-l">
            Avete un’idea? Parliamone.
          </h2>
          <div className="actions">
            <LinkButton href="/#contatti" variant="paper">
              Contattaci
            </LinkButton>
          </div>
        </div>
        <div>
          <CallUs />
        </div>
      </Section>

      <RequestSection id="contatti" label="Richiesta di informazioni" title="Chiedi informazioni" steps={nextSteps}>
        <InfoRequestForm id="modulo-progetti-europei">
          {(Field) => (
            <>
              <Field name="course" label="Corso di interesse" options={infoCourses} placeholder="Scegli un corso" />
              <Field
                name="message"
                hint="Erasmus+ o PON, la scuola o l’ente, che cosa avete in mente, quando scade il bando."
              />
            </>
          )}
        </InfoRequestForm>
      </RequestSection>
    </>
  );
}
