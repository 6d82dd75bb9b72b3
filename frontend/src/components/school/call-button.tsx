import type { ComponentProps } from 'react';
import { LinkButton } from '#src/components/ui/button.tsx';
import { phoneHref, school } from '#src/content/school.ts';

export const CallButton = (look: Pick<ComponentProps<typeof LinkButton>, 'variant'>) => (
  <LinkButton href={phoneHref} {...look}>
    Chiama {school.phone}
  </LinkButton>
);
