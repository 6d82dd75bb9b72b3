import routes from '#src/assets/art/routes.svg';
import { Teachers } from '#src/components/school/teachers.tsx';
import { TypeBand } from '#src/components/ui/type-band.tsx';
import { Cambridge } from './cambridge.tsx';
import { Contact } from './contact.tsx';
import { Corporate } from './corporate.tsx';
import { Hero } from './hero.tsx';
import { Services } from './services.tsx';
import { StudyTrips } from './study-trips.tsx';
import { Testimonials } from './testimonials.tsx';

/** The home page, its sections in the specified order, with the teachers before them. */
export function HomePage() {
  return (
    <>
      <Hero />
      <Teachers />
      <Services />
      <TypeBand lines={['PARLARE', 'FLUENTEMENTE']} tone="carta-scura" size="line" />
      <Cambridge />
      <TypeBand lines={['CONQUISTA', 'IL MONDO']} tone="inchiostro" art={routes} />
      <StudyTrips />
      <TypeBand lines={['PER UN BUSINESS', 'INTERNAZIONALE']} tone="carta-scura" size="line" />
      <Corporate />
      <Testimonials />
      <Contact />
    </>
  );
}
