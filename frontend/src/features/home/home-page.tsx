import ribbon from '#src/assets/art/ribbon.svg';
import routes from '#src/assets/art/routes.svg';
import voices from '#src/assets/art/voices.svg';
import { TypeBand } from '#src/components/ui/type-band.tsx';
import { Cambridge } from './cambridge.tsx';
import { Contact } from './contact.tsx';
import { Corporate } from './corporate.tsx';
import { Hero } from './hero.tsx';
import { Services } from './services.tsx';
import { StudyTrips } from './study-trips.tsx';
import { Testimonials } from './testimonials.tsx';

/** The home page, its sections in the specified order. */
export function HomePage() {
  return (
    <>
      <Hero />
      <Services />
      <TypeBand lines={['PARLARE', 'FLUENTEMENTE']} tone="inchiostro" art={voices} />
      <Cambridge />
      <TypeBand lines={['CONQUISTA', 'IL MONDO']} tone="rosso" art={routes} />
      <StudyTrips />
      <TypeBand lines={['PER UN BUSINESS', 'INTERNAZIONALE']} tone="pino" size="long" art={ribbon} />
      <Corporate />
      <Testimonials />
      <Contact />
    </>
  );
}
