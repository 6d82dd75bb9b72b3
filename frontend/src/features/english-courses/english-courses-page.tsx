import { infoCourses } from '@school/contracts';
import classroom from '../../../../infra/school.json?pictures=classroom';
import { RequestSection } from '#src/components/layout/request-section.tsx';
import { ArtIcon } from '#src/components/ui/art-icon.tsx';
import { InfoCard, InfoGrid } from '#src/components/ui/card.tsx';
import { Picture } from '#src/components/ui/picture.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { Teachers } from '#src/components/school/teachers.tsx';
import { Voice } from '#src/components/school/voice.tsx';
import { afterSending } from '#src/content/after-sending.ts';
import { benefits } from '#src/content/english-courses.ts';
import { testimonials } from '#src/content/testimonials.ts';
import { InfoRequestForm } from '#src/features/info-request/info-request-form.tsx';
import { LevelTestSection } from '#src/features/level-test/level-test-section.tsx';
import { CambridgePreparation } from './cambridge-preparation.tsx';
import { CourseFinder } from './course-finder.tsx';
import { Hero } from './hero.tsx';
import { OtherCourses } from './other-courses.tsx';

const [voice] = testimonials;

/**
 * The page of English courses, its blocks in the specified order, with the course finder before them.
 */
export function EnglishCoursesPage() {
  return (
    <>
      <Hero />
      <CourseFinder />
      <Section label="Perché studiare qui" compact>
        <InfoGrid columns={4}>
          {benefits.map(({ title, text, art }) => (
            <InfoCard key={title} title={title} level={2} icon={<ArtIcon name={art} />}>
              <p>{text}</p>
            </InfoCard>
          ))}
        </InfoGrid>
      </Section>
      <CambridgePreparation />
      <LevelTestSection />
      <Teachers />
      <OtherCourses />
      <RequestSection
        id="contatti"
        label="Richiedi informazioni"
        title="Non hai trovato il tuo corso?"
        notice="Dicci che cosa cerchi: ti rispondiamo entro 24 ore. I campi con * sono obbligatori."
        steps={afterSending}
        beside={
          classroom ? (
            <Picture picture={classroom} sizes="(width < 60rem) 91vw, 27rem" />
          ) : (
            voice && <Voice testimonial={voice} />
          )
        }
      >
        <InfoRequestForm id="modulo-corsi-inglese">
          {(Field) => (
            <>
              <Field name="course" label="Corso di interesse" options={infoCourses} placeholder="Scegli un corso" />
              <Field name="message" />
            </>
          )}
        </InfoRequestForm>
      </RequestSection>
    </>
  );
}
