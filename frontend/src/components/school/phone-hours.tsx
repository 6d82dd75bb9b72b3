import { phoneHours } from '#src/content/school.ts';

/** The opening hours of the phone; neither days nor hours are broken across lines. */
export function PhoneHours() {
  const [days, hours] = phoneHours.split(' ');
  return (
    <>
      <span className="whole">{days}</span> <span className="whole">{hours}</span>
    </>
  );
}
