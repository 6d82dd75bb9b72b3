import { DescriptionList } from '#src/components/ui/description-list.tsx';
import { addressLine, emailHref, phoneHref, school } from '#src/content/school.ts';

/** The legal data of the school and its contacts. */
export const ControllerData = () => (
  <DescriptionList
    rows={[
      { label: 'Denominazione', value: school.legalName },
      { label: 'Sede', value: addressLine },
      { label: 'Codice fiscale', value: school.taxCode },
      { label: 'Partita IVA', value: school.vatNumber },
      { label: 'Registro Imprese', value: school.companyRegister },
      { label: 'Telefono', value: <a href={phoneHref}>{school.phone}</a> },
      { label: 'E-mail', value: <a href={emailHref}>{school.email}</a> },
    ]}
  />
);
