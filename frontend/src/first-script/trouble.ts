import { serverAnswers } from '#src/lib/code.ts';

/** Says why nothing happens, in words that fit "tu" and "Lei". React is not there to say it, and must not find it when it comes. */
const trouble = Object.assign(document.createElement('p'), { className: 'trouble' });

const NO_LINE = 'Sembra che manchi la rete. Quello che è scritto resta qui: si può riprovare o telefonare.';
const NO_CODE = 'Questa parte della pagina non si è caricata. Si può riprovare, scriverci o telefonare:';

/** What is wrong with the line is said at once, the rest when there is a pause. */
export function tell(words = NO_LINE): void {
  trouble.role = words === NO_LINE ? 'alert' : 'status';
  document.body.append(trouble);
  const phone = document.querySelector('footer a[href^=tel]')?.cloneNode(true) ?? '';
  trouble.replaceChildren(words, ' ', phone);
}

/** What was pressed needs code, and that did not come: for want of a line, or because a release or something on the way has taken it. */
export const tellOfCode = async (): Promise<void> => tell((await serverAnswers()) ? NO_CODE : NO_LINE);

export function hush(): void {
  trouble.remove();
}
