import { serverAnswers } from '#src/lib/chunk-errors.ts';

/**
 * Shows why nothing happens, in sentences that suit both "tu" and "Lei". It works without React, and is not in the HTML
 * that React hydrates.
 */
const notice = Object.assign(document.createElement('p'), { className: 'trouble', role: 'status' });

export function showNotice(reason = 'Sembra che manchi la rete.'): void {
  document.body.append(notice);
  const phone = document.querySelector('footer a[href^=tel]')!.cloneNode(true);
  // The text is set after insertion, because screen readers announce only changes.
  notice.replaceChildren(`${reason} Quello che è scritto resta qui: si può riprovare o telefonare: `, phone);
}

/** Reports that the chunk needed by the pressed button could not be loaded. */
export const showChunkErrorNotice = async (): Promise<void> =>
  showNotice((await serverAnswers()) ? 'Questa parte della pagina non si è caricata.' : undefined);

export function hideNotice(): void {
  notice.remove();
}
