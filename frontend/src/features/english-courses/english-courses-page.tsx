import { infoCourses } from '@school/contracts';
import { FormPlace } from '#src/components/layout/form-place.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { school } from '#src/content/school.ts';
import { InfoRequestForm } from '#src/features/info-request/info-request-form.tsx';
import { LevelTestSection } from '#src/features/level-test/level-test-section.tsx';
import { staticPart } from '#src/lib/static-part.tsx';
import { CourseFinder } from './course-finder.tsx';
import styles from './english-courses-page.module.css';

const Hero = staticPart(() => import('./hero.tsx'), 'Hero');
const Benefits = staticPart(() => import('./benefits.tsx'), 'Benefits');
const CambridgePreparation = staticPart(() => import('./cambridge-preparation.tsx'), 'CambridgePreparation');
const Teachers = staticPart(() => import('#src/components/ui/teachers.tsx'), 'Teachers');
const LevelTable = staticPart(() => import('./level-table.tsx'), 'LevelTable');
const GroupOrSingle = staticPart(() => import('./group-or-single.tsx'), 'GroupOrSingle');
const OtherCourses = staticPart(() => import('./other-courses.tsx'), 'OtherCourses');
const BesideForm = staticPart(() => import('./beside-form.tsx'), 'BesideForm');

/** The courses of English, their blocks in the specified order. The finder comes before them, tables for comparing between them. */
export function EnglishCoursesPage() {
  return (
    <>
      <Hero />
      <CourseFinder />
      <Benefits />
      <LevelTable />
      <CambridgePreparation />
      {school.links.levelTest === null && <LevelTestSection />}
      <GroupOrSingle />
      <Teachers />
      <OtherCourses />
      <Section id="contatti" tone="cielo" label="Richiedi informazioni" className={styles.contact}>
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
