// The section of a form, with a description of what happens after it is sent.
import type { ReactNode } from 'react';
import { Section } from '#src/components/ui/section.tsx';
import { FormAside, type FormAsideProps } from './form-aside.tsx';
import { FormPlace } from './form-place.tsx';

interface RequestSectionProps extends Pick<FormAsideProps, 'steps' | 'voice'> {
  readonly id?: string;
  readonly label: string;
  readonly title: string;
  readonly notice?: string;
  /** Addresses the visitor as "Lei". */
  readonly formal?: boolean;
  /** The form. */
  readonly children: ReactNode;
}

export function RequestSection({
  id,
  label,
  title,
  notice = 'I campi con * sono obbligatori.',
  formal = false,
  children,
  ...aside
}: RequestSectionProps) {
  return (
    <Section {...(id && { id })} tone="cielo" label={label} wide="first">
      <FormPlace title={title} notice={notice} formal={formal}>
        {children}
      </FormPlace>
      <FormAside formal={formal} {...aside} />
    </Section>
  );
}
