// The section of a form, with a description of what happens after it is sent.
import type { ReactNode } from 'react';
import { Section } from '#src/components/ui/section.tsx';
import { FormAside, type FormAsideProps } from './form-aside.tsx';
import { FormPlace } from './form-place.tsx';

interface RequestSectionProps extends Pick<FormAsideProps, 'steps' | 'formal'> {
  readonly id?: string;
  readonly label: string;
  readonly title: string;
  readonly notice?: string;
  readonly long?: boolean;
  /** Beside the form, between the steps and the contacts. */
  readonly beside?: ReactNode;
  /** The form. */
  readonly children: ReactNode;
}

export function RequestSection({
  id,
  label,
  title,
  notice = 'I campi con * sono obbligatori.',
  long = false,
  beside,
  children,
  ...aside
}: RequestSectionProps) {
  return (
    <Section {...(id && { id })} tone="cielo" label={label}>
      <FormPlace title={title} notice={notice} long={long} aside={<FormAside {...aside}>{beside}</FormAside>}>
        {children}
      </FormPlace>
    </Section>
  );
}
