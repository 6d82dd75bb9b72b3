import { RequestSection } from '#src/components/layout/request-section.tsx';
import { companysVoice } from '#src/content/testimonials.ts';
import { staticPart } from '#src/lib/static-part.tsx';
import { CorporateForm } from './corporate-form.tsx';

const CorporateReading = staticPart(() => import('./corporate-reading.tsx'), 'CorporateReading');

const steps = [
  { title: 'Entro 24 ore', text: 'Il nostro team ti contatta per una consulenza personalizzata, senza impegno.' },
  {
    title: 'Che cosa vi serve',
    text: 'Capiamo insieme chi deve imparare che cosa, da quale livello e con quali orari.',
  },
  { title: 'La proposta', text: 'Ricevi un percorso su misura: contenuti, durata, modalità e costo.' },
];

export function CorporatePage() {
  return (
    <>
      <CorporateReading />
      <RequestSection
        id="modulo-consulenza"
        label="Consulenza"
        title="Richiedi una consulenza"
        steps={steps}
        voice={companysVoice}
      >
        <CorporateForm />
      </RequestSection>
    </>
  );
}
