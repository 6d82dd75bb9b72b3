import { addressLine, emailHref, phoneHref, school } from '#src/content/school.ts';

/** Who the school is in law and how it is reached. */
export function ControllerData() {
  return (
    <dl>
      <div>
        <dt>Denominazione</dt>
        <dd>{school.legalName}</dd>
      </div>
      <div>
        <dt>Sede</dt>
        <dd>{addressLine}</dd>
      </div>
      <div>
        <dt>Codice fiscale</dt>
        <dd>{school.taxCode}</dd>
      </div>
      <div>
        <dt>Partita IVA</dt>
        <dd>{school.vatNumber}</dd>
      </div>
      <div>
        <dt>Registro Imprese</dt>
        <dd>{school.companyRegister}</dd>
      </div>
      <div>
        <dt>Telefono</dt>
        <dd>
          <a href={phoneHref}>{school.phone}</a>
        </dd>
      </div>
      <div>
        <dt>E-mail</dt>
        <dd>
          <a href={emailHref}>{school.email}</a>
        </dd>
      </div>
    </dl>
  );
}
