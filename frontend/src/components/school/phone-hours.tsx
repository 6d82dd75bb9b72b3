import { phoneHours } from '#src/content/school.ts';

/** When somebody answers the phone; neither the days nor the hours are torn apart at the end of a line. */
export function PhoneHours() {
  const [days, hours] = phoneHours.split(' ');
  return (
    <>
      <span className="whole">{days}</span> <span className="whole">{hours}</span>
    </>
  );
}
