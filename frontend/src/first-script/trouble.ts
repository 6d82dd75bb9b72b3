/** Says why nothing happens, in words that fit "tu" and "Lei". React is not there to say it, and must not find it when it comes. */
const trouble = Object.assign(document.createElement('p'), { className: 'trouble', role: 'alert' });

export function tell(): void {
  trouble.textContent = 'Sembra che manchi la rete. Quello che è scritto resta qui: si può riprovare o telefonare.';
  document.body.append(trouble);
}

export function hush(): void {
  trouble.remove();
}
