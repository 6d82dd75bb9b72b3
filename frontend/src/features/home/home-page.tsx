import { staticPart } from '#src/lib/static-part.tsx';
import { Contact } from './contact.tsx';

const HomeReading = staticPart(() => import('./home-reading.tsx'), 'HomeReading');

/** The home page: what is read, then the form. */
export function HomePage() {
  return (
    <>
      <HomeReading />
      <Contact />
    </>
  );
}
