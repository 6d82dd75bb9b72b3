import { COMPLAINT_WORKING_DAYS } from '@school/contracts';
import { HomeLink } from '#src/components/layout/home-link.tsx';
import { CallUs } from '#src/components/school/call-us.tsx';
import { ArtIcon } from '#src/components/ui/art-icon.tsx';
import { LinkButton } from '#src/components/ui/button.tsx';
import { PageOpening } from '#src/components/ui/page-opening.tsx';
import { OpeningPostage } from '#src/components/school/opening-postage.tsx';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { Teachers } from '#src/components/school/teachers.tsx';
import { Steps } from '#src/components/ui/steps.tsx';
import { Stamp } from '#src/components/ui/stamp.tsx';
import { CallButton } from '#src/components/school/call-button.tsx';
import { claims, oneToOneLessons } from '#src/content/offer.ts';
import { emailHref, place } from '#src/content/school.ts';
import { HourCard } from './hour-card.tsx';
import styles from './one-to-one-page.module.css';

const testHref = `${emailHref}?subject=${encodeURIComponent('Test di livello gratuito')}` as const;

const advantages = [
  { title: 'Tutta l’ora è tua', text: 'Parli tu, correggiamo te.' },
  { title: 'Un piano solo tuo', text: 'Si lavora su quello che ti manca, non su quello che sai già.' },
  { title: 'Al tuo passo', text: 'Più svelto dove va bene, più piano dove serve.' },
  { title: 'Orari concordati', text: 'Giorni e ore si decidono insieme, con la segreteria.' },
  { title: 'Dritti all’esame', text: 'Le prove dell’esame, una per una, finché non fanno più paura.' },
] as const;

const steps = [
  { title: 'Test di livello gratuito', text: 'Vediamo da dove parti. Non costa nulla e non impegna a nulla.' },
  { title: 'Piano personalizzato', text: 'Decidiamo insieme l’esame, le ore e i giorni.' },
  { title: 'Lezioni intensive', text: 'Con insegnanti madrelingua certificati Cambridge, fino al giorno dell’esame.' },
] as const;

/** Cambridge preparation with a teacher of one's own. */
export function OneToOnePage() {
  return (
    <>
      <HomeLink />
      <PageOpening
        tone="cielo"
        eyebrow="Preparazione individuale"
        title={<>Un&nbsp;esame, un&nbsp;insegnante, un&nbsp;solo&nbsp;posto: il&nbsp;tuo</>}
        lead={<p>Preparazione individuale agli esami Cambridge, da A2 Key a C2 Proficiency, e al Business English.</p>}
        actions={
          <>
            <LinkButton href={testHref}>Test di Livello Gratuito</LinkButton>
            <CallButton variant="outline" />
          </>
        }
        art={
          <OpeningPostage>
            <ArtIcon name="consulenza" />
          </OpeningPostage>
        }
      />

      <Section id="livelli" tone="carta-scura" labelledBy="livelli-titolo">
        <SectionHeading id="livelli-titolo" title="Quante ore servono, quanto costano">
          <p>Per ogni livello le ore consigliate, dal minimo al margine, e quanto viene in tutto.</p>
        </SectionHeading>
        <ul role="list" className={styles.cards}>
          {oneToOneLessons.map((lesson) => (
            <HourCard key={lesson.title} lesson={lesson} />
          ))}
        </ul>
      </Section>

      <Section labelledBy="vantaggi-titolo" wide="second" className={styles.columns}>
        <SectionHeading id="vantaggi-titolo" title="Cinque vantaggi di essere in due" />
        <ul role="list" className={styles.advantages}>
          {advantages.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>

      <Section tone="inchiostro" labelledBy="come-funziona">
        <SectionHeading id="come-funziona" title="Come Funziona" />
        <Steps across steps={steps} />
      </Section>

      <Teachers />

      <Section label="Garanzia di qualità" compact className={styles.guarantee}>
        <Stamp center={String(claims.yearsOfExperience)} top="Anni di scuola" bottom={place} ink="pino" tilt="left" />
        <div>
          <h2>Garanzia di qualità</h2>
          <p>
            Insegnanti madrelingua certificati Cambridge, un piano scritto per te e una segreteria che ascolta. Se
            qualcosa non va, <SiteLink href="/reclami">diccelo</SiteLink>: ogni reclamo ha una risposta entro{' '}
            {COMPLAINT_WORKING_DAYS}&nbsp;giorni lavorativi.
          </p>
        </div>
      </Section>

      <Section id="contatti" tone="cielo" labelledBy="contatti-titolo" wide="first" className={styles.contact}>
        <SectionHeading id="contatti-titolo" title="Cominciamo con una telefonata">
          <p>La consulenza al telefono è gratuita: raccontaci dove sei e dove vuoi arrivare.</p>
        </SectionHeading>
        <div>
          <CallUs />
          <div className="actions" data-print="no">
            <LinkButton href={testHref} variant="outline">
              Test di Livello Gratuito
            </LinkButton>
          </div>
        </div>
      </Section>
    </>
  );
}
