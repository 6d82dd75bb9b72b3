// What people say of the school, signed. Apart from the home page's words: a voice also stands beside forms.
export interface Testimonial {
  readonly name: string;
  readonly role: string;
  readonly quote: string;
}

/** Sample voices, to be replaced by real ones with their authors' consent before the site is published. */
export const testimonials: readonly Testimonial[] = [
  {
    name: '[Nome, studentessa]',
    role: 'Corso B2 First',
    quote: 'Avevo paura di parlare. Dopo un mese la paura era passata, a giugno avevo anche il certificato.',
  },
  {
    name: '[Nome, genitore]',
    role: 'Young Learners',
    quote: 'Mio figlio torna a casa cantando in inglese. In segreteria rispondono sempre, e con pazienza.',
  },
  {
    name: '[Nome, responsabile del personale]',
    role: 'Formazione aziendale',
    quote:
      'Hanno ascoltato che cosa ci serviva e costruito il corso su quello. Le riunioni con Londra ora durano la metà.',
  },
];

/** What a company says, for those who ask for one. */
export const companysVoice = testimonials.find(({ role }) => role === 'Formazione aziendale');
