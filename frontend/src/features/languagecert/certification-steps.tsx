// The way to the certificate: five stops along a line.
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { Steps } from '#src/components/ui/steps.tsx';
import { steps } from './content.ts';

export function CertificationSteps() {
  return (
    <Section labelledBy="percorso-titolo">
      <SectionHeading id="percorso-titolo" title="Cinque fermate fino al certificato" />
      <Steps across steps={steps} />
    </Section>
  );
}
