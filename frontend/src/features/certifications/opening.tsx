// The opening: what the page offers, and the school's accreditation as an exam centre, drawn as a visa.
import { cambridgeExams, youngLearnersAges } from '@school/catalog';
import { MachineLine } from '#src/components/layout/machine-line.tsx';
import { LinkButton } from '#src/components/ui/button.tsx';
import { DescriptionList } from '#src/components/ui/description-list.tsx';
import { PageOpening } from '#src/components/ui/page-opening.tsx';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { Stamp } from '#src/components/ui/stamp.tsx';
import { cambridgeCentre } from '#src/content/offer.ts';
import { place, school } from '#src/content/school.ts';
import { notifyHref } from './content.ts';
import { WhileEmpty, isEmpty } from './while-empty.tsx';
import styles from './opening.module.css';

const [lowest, highest] = [cambridgeExams[0]!.name, cambridgeExams.at(-1)!.name];

const { examPriceList } = school.links;

const entries = [
  { label: 'Esami', value: `da ${lowest} a ${highest}` },
  { label: 'Young Learners', value: `${youngLearnersAges.elsewhere.join('-')} anni` },
  { label: 'Per i docenti', value: 'TKT CLIL' },
  { label: 'Sede', value: school.address.street },
  {
    label: 'Quote d’esame',
    value: examPriceList ? <SiteLink href={examPriceList}>Listino degli esami</SiteLink> : 'in segreteria',
  },
];

export function Opening() {
  return (
    <PageOpening
      eyebrow="Certificazioni Cambridge English"
      title="Il tuo inglese, con il timbro."
      lead={
        <p>
          Un certificato riconosciuto nel mondo. Ti prepari con noi e sostieni l’esame&nbsp;con&nbsp;noi: siamo un
          centro autorizzato.
        </p>
      }
      actions={
        <>
          <WhileEmpty>
            <LinkButton href={notifyHref()}>Chiedi le prossime date</LinkButton>
          </WhileEmpty>
          <LinkButton href="#date-esami" {...(isEmpty && { variant: 'outline' })}>
            Date degli esami
          </LinkButton>
          <LinkButton href="/corsi-inglese" variant="outline">
            Corsi di preparazione
          </LinkButton>
        </>
      }
      art={<Visa />}
    />
  );
}

function Visa() {
  return (
    <div className={styles.visa}>
      <p className={styles.code}>
        <span>Centro d’esame autorizzato</span>
        {cambridgeCentre}
      </p>
      <Stamp
        className={styles.stamp}
        center={`${cambridgeExams[0]!.level}–${cambridgeExams.at(-1)!.level}`}
        top="Cambridge English"
        bottom={place}
        ink="pino"
        tilt="right"
      />
      <DescriptionList rows={entries} />
      <MachineLine words={['V', cambridgeCentre, ...cambridgeExams.map(({ name }) => name.toUpperCase())]} />
    </div>
  );
}
