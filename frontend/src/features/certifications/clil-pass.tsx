import { BoardingPass } from '#src/components/ui/boarding-pass.tsx';
import { LinkButton } from '#src/components/ui/button.tsx';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { aboutExam } from './content.ts';

const fields = [
  { label: 'Passeggero', value: 'chi insegna o vuole insegnare' },
  { label: 'Bagaglio', value: 'storia, scienze, arte: la tua materia' },
  { label: 'A bordo', value: 'inglese e contenuti insieme' },
];

/** TKT CLIL, the certificate for teachers, as a boarding pass from their own subject. */
export function ClilPass() {
  return (
    <Section labelledBy="tkt-titolo">
      <SectionHeading id="tkt-titolo" title="Insegni? Il certificato è per te">
        <p>
          Il TKT CLIL attesta che sai insegnare la tua materia in inglese. Lo sostieni da noi; per prepararti c’è anche
          la <SiteLink href="/servizi-scuole">formazione dei docenti</SiteLink>.
        </p>
      </SectionHeading>
      <BoardingPass
        title="TKT CLIL"
        from="La tua materia"
        level="TKT"
        ink="pino"
        fields={fields}
        action={
          <LinkButton href={aboutExam('TKT CLIL')} variant="outline">
            Chiedi informazioni
          </LinkButton>
        }
      />
    </Section>
  );
}
