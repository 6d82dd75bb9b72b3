import { projectTopics } from '@school/contracts';
import { RequestSection } from '#src/components/layout/request-section.tsx';
import { InfoRequestForm } from '#src/features/info-request/info-request-form.tsx';
import { staticPart } from '#src/lib/static-part.tsx';

const EuropeanProjectsReading = staticPart(() => import('./european-projects-reading.tsx'), 'EuropeanProjectsReading');

/** What happens once the form is sent. */
const nextSteps = [
  { title: 'Entro 24 ore', text: 'Ti rispondiamo e ti chiediamo quello che manca.' },
  { title: 'Il bando giusto', text: 'Guardiamo insieme bisogni, requisiti e scadenze.' },
  { title: 'Il progetto', text: 'Decidete voi se partire: a scriverlo e a presentarlo vi aiutiamo noi.' },
];

export function EuropeanProjectsPage() {
  return (
    <>
      <EuropeanProjectsReading />
      <RequestSection id="contatti" label="Richiesta di informazioni" title="Chiedi informazioni" steps={nextSteps}>
        <InfoRequestForm>
          {(Field) => (
            <>
              <Field name="course" label="Programma" options={projectTopics} placeholder="Scegli il programma" />
              <Field name="message" hint="La scuola o l’ente, che cosa avete in mente, quando scade il bando." />
            </>
          )}
        </InfoRequestForm>
      </RequestSection>
    </>
  );
}
