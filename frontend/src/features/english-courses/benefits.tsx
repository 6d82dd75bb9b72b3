import { ArtIcon } from '#src/components/ui/art-icon.tsx';
import { InfoCard, InfoGrid } from '#src/components/ui/card.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { benefits } from '#src/content/english-courses.ts';

export function Benefits() {
  return (
    <Section label="Perché studiare qui" compact>
      <InfoGrid columns={4}>
        {benefits.map(({ title, text, art }) => (
          <InfoCard key={title} title={title} level={2} icon={<ArtIcon name={art} />}>
            <p>{text}</p>
          </InfoCard>
        ))}
      </InfoGrid>
    </Section>
  );
}
