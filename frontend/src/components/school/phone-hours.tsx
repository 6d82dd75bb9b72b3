import { Fragment } from 'react';
import { phoneHours } from '#src/content/school.ts';

/** The opening hours of the phone; neither days nor hours are broken across lines. */
export const PhoneHours = () =>
  phoneHours.map(({ days, hours }, index) => (
    <Fragment key={days}>
      {index > 0 && ', '}
      <span className="whole">{days}</span> <span className="whole">{hours}</span>
    </Fragment>
  ));
