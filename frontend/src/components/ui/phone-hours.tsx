import { phoneHours } from '#src/content/school.ts';

/** When somebody answers the phone; neither the days nor the hours are torn apart at the end of a line. */
export function PhoneHours() {
  return phoneHours.split(' ').map((part, index) => (
    <span key={part}>
      {index > 0 && ' '}
      <span className="whole">{part}</span>
    </span>
  ));
}
