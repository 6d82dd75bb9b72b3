import { infoCourses } from '@school/contracts';
import classroom from '../../../../infra/school.json?pictures=classroom';
import { FormPlace } from '#src/components/layout/form-place.tsx';
import { ArtIcon } from '#src/components/ui/art-icon.tsx';
import { InfoCard, InfoGrid } from '#src/components/ui/card.tsx';
import { Picture } from '#src/components/ui/picture.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { Steps } from '#src/components/ui/steps.tsx';
import { Teachers } from '#src/components/school/teachers.tsx';
import { afterSending } from '#src/content/after-sending.ts';
import { benefits } from '#src/content/english-courses.ts';
import { InfoRequestForm } from '#src/features/info-request/info-request-form.tsx';
import { LevelTestSection } from '#src/features/level-test/level-test-section.tsx';
import { CambridgePreparation } from './cambridge-preparation.tsx';
import { CourseFinder } from './course-finder.tsx';
import { GroupOrSingle } from './group-or-single.tsx';
import { Hero } from './hero.tsx';
import { LevelTable } from './level-table.tsx';
import { OtherCourses } from './other-courses.tsx';
import styles from './english-courses-page.module.css';

/**
 * The page of English courses, its blocks in the specified order, with the course finder before them and comparison
 * tables between them.
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
      <LevelTable />
      <CambridgePreparation />
      <LevelTestSection />
      <GroupOrSingle />
      <Teachers />
      <OtherCourses />
      <Section id="contatti" tone="cielo" label="Richiedi informazioni" wide="second">
        <div className={`${styles.aside} beside`}>
          <h2 className={`${styles.ask} title-l`}>
            Non hai trovato il&nbsp;tuo&nbsp;corso? <span>Dicci che cosa&nbsp;cerchi.</span>
          </h2>
          <Steps steps={afterSending} />
          {classroom && <Picture picture={classroom} sizes="(width < 60rem) 91vw, 27rem" />}
        </div>
        <FormPlace title="Richiedi informazioni" notice="Ti rispondiamo entro 24 ore. I campi con * sono obbligatori.">
          <InfoRequestForm id="modulo-corsi-inglese">
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
