import { infoCourses } from '@school/contracts';
import { FormPlace } from '#src/components/layout/form-place.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { Teachers } from '#src/components/school/teachers.tsx';
import { InfoRequestForm } from '#src/features/info-request/info-request-form.tsx';
import { LevelTestSection } from '#src/features/level-test/level-test-section.tsx';
import { Benefits } from './benefits.tsx';
import { BesideForm } from './beside-form.tsx';
import { CambridgePreparation } from './cambridge-preparation.tsx';
import { CourseFinder } from './course-finder.tsx';
import { GroupOrSingle } from './group-or-single.tsx';
import { Hero } from './hero.tsx';
import { LevelTable } from './level-table.tsx';
import { OtherCourses } from './other-courses.tsx';

/**
 * The courses of English, their blocks in the specified order. The finder comes before them, tables for comparing
 * between them.
 */
export function EnglishCoursesPage() {
  return (
    <>
      <Hero />
      <CourseFinder />
      <Benefits />
      <LevelTable />
      <CambridgePreparation />
      <LevelTestSection />
      <GroupOrSingle />
      <Teachers />
      <OtherCourses />
      <Section id="contatti" tone="cielo" label="Richiedi informazioni" wide="second">
        <BesideForm />
        <FormPlace title="Richiedi informazioni" notice="Ti rispondiamo entro 24 ore. I campi con * sono obbligatori.">
          <InfoRequestForm>
            {(Field) => (
              <>
                <Field name="course" label="Corso di interesse" options={infoCourses} placeholder="Scegli un corso" />
                <Field name="message" />
              </>
            )}
          </InfoRequestForm>
        </FormPlace>
      </Section>
    </>
  );
}
