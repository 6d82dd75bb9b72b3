import { serverAnswers } from '#src/lib/chunk-errors.ts';

/**
 * Says why nothing happens, in words that fit "tu" and "Lei". React is not there to say it, and must not find it when
 * it comes.
 */
const notice = Object.assign(document.createElement('p'), { className: 'trouble', role: 'status' });

export function showNotice(reason = 'Sembra che manchi la rete.'): void {
  document.body.append(notice);
  const phone = document.querySelector('footer a[href^=tel]')!.cloneNode(true);
  // After it stands in the page: a screen reader reads what changes in it.
  notice.replaceChildren(`${reason} Quello che è scritto resta qui: si può riprovare o telefonare: `, phone);
}

/**
 * What was pressed needs code, and that did not come: for want of a line, or because a release or something on the way
 * has taken it.
 */
export const showChunkErrorNotice = async (): Promise<void> =>
  showNotice((await serverAnswers()) ? 'Questa parte della pagina non si è caricata.' : undefined);

export function hideNotice(): void {
  notice.remove();
}
