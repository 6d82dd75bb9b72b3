import { serverAnswers } from '#src/lib/code.ts';

/**
 * Says why nothing happens, in words that fit "tu" and "Lei". React is not there to say it, and must not find it when
 * it comes.
 */
const trouble = Object.assign(document.createElement('p'), { className: 'trouble', role: 'status' });

export function tell(reason = 'Sembra che manchi la rete.'): void {
  document.body.append(trouble);
  const phone = document.querySelector('footer a[href^=tel]')!.cloneNode(true);
  // After it stands in the page: a screen reader reads what changes in it.
  trouble.replaceChildren(`${reason} Quello che è scritto resta qui: si può riprovare o telefonare: `, phone);
}

/**
 * What was pressed needs code, and that did not come: for want of a line, or because a release or something on the way
 * has taken it.
 */
export const tellOfCode = async (): Promise<void> =>
  tell((await serverAnswers()) ? 'Questa parte della pagina non si è caricata.' : undefined);

export function hush(): void {
  trouble.remove();
}
