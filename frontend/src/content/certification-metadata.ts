// What search engines read of the exams and of the services for schools.
import { certificationFaq, inCommon, languageCertResultDays, wholeEuro } from '@school/catalog';
import type { PageDetails } from '#src/lib/seo.ts';
import { cambridgeCentre, groupCourses, offer, toeflOffer } from './offer.ts';
import { place } from './school.ts';

const { price, hours } = inCommon(groupCourses);

const faqPage = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: certificationFaq(offer).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

export const certificationMetadata = {
  '/certificazioni': {
    description:
      `Esami Cambridge English a ${place}, da A2 Key a C2 Proficiency, Young Learners e TKT CLIL. Corsi di ` +
      `preparazione a ${price} euro per ${hours} ore.`,
    keywords: [
      'certificazioni Cambridge Roma',
      'centro esami Cambridge',
      cambridgeCentre,
      'esame B2 First Roma',
      'Young Learners',
      'TKT CLIL',
    ],
    name: 'Certificazioni Cambridge',
    structuredData: [faqPage],
  },
  '/certificazioni-toefl': {
    description:
      `Centro TOEFL iBT autorizzato a ${place}: com’è fatto il test, quota di ${wholeEuro(toeflOffer.feeEuro)} euro, corsi ` +
      `di gruppo, lezioni private e intensivi.`,
    keywords: ['TOEFL Roma', 'TOEFL iBT', 'corso TOEFL', 'centro TOEFL Roma'],
    name: 'TOEFL',
  },
  '/certificazione-languagecert': {
    description:
      `Esami LanguageCert a ${place} ogni mese, risultati in ${languageCertResultDays.join('-')} giorni ` +
      `lavorativi. Sei livelli, test di livello e corsi di preparazione.`,
    keywords: ['LanguageCert Roma', 'esame LanguageCert', 'UKVI', 'Ofqual', 'certificazione inglese Roma'],
    name: 'LanguageCert',
  },
  '/servizi-scuole': {
    description:
      'Corsi, tutoraggi, certificazioni, progetti europei e formazione dei docenti per le scuole di ogni ordine. Come ' +
      'diventare centro di preparazione Cambridge.',
    keywords: [
      'Cambridge for Schools',
      'servizi linguistici per scuole',
      'CLIL',
      'formazione docenti inglese',
      'centro di preparazione Cambridge',
    ],
    name: 'Servizi per le scuole',
  },
} satisfies Readonly<Record<string, PageDetails>>;
