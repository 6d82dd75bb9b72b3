import { infoCourses } from '@school/contracts';
import { FormPlace } from '#src/components/layout/form-place.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { InfoRequestForm } from '#src/features/info-request/info-request-form.tsx';
import { LevelTestSection } from '#src/features/level-test/level-test-section.tsx';
import { staticPart } from '#src/lib/static-part.tsx';
import { CourseFinder } from './course-finder.tsx';
import styles from './english-courses-page.module.css';

const reading = () => import('./english-courses-reading.tsx');
const Hero = staticPart(reading, 'Hero');
const Courses = staticPart(reading, 'Courses');
const MoreCourses = staticPart(reading, 'MoreCourses');
const BesideForm = staticPart(reading, 'BesideForm');

/**
 * The courses of English, their blocks in the specified order. The finder comes before them, tables for comparing
 * between them.
 */
export function EnglishCoursesPage() {
  return (
    <>
      <Hero />
      <CourseFinder />
      <Courses />
      <LevelTestSection />
      <MoreCourses />
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
