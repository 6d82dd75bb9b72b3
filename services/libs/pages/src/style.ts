// The colours of the site (frontend/src/styles/tokens.css). The site's fonts are not loaded, because their file names
// change with every build.
export const STYLE = `
:root { color-scheme: light; --carta: #faf6ee; --carta-scura: #f0e8da; --inchiostro: #14203a; --tenue: #4a5468; }
:root { --rosso: #b3361f; --pino: #1f5b4b; --contorno: #7b7565; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--carta-scura); color: var(--inchiostro); overflow-wrap: anywhere; }
body { font: 1.0625rem/1.55 'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif; }
body > * { max-inline-size: 42rem; margin-inline: auto; padding-inline: 1.25rem; }
header { padding-block: 1.5rem; }
header a { color: inherit; font-weight: 600; text-decoration: none; }
h1, h2 { font-family: Fraunces, Georgia, 'Times New Roman', serif; font-weight: 400; line-height: 1.2; }
h1 { margin: 0 0 1rem; font-size: 2rem; text-wrap: balance; }
h2 { margin: 2rem 0 0.75rem; font-size: 1.375rem; }
a { color: var(--rosso); }
main { padding-block: 2rem; background: var(--carta); border: 1px solid var(--contorno); border-radius: 8px; }
main { border-block-start: 2px dashed var(--contorno); }
main.ricevuta { border-color: var(--pino); }
main.ricevuta h1 { color: var(--pino); }
strong {
  font-family: ui-monospace, 'SF Mono', 'Cascadia Mono', 'Roboto Mono', 'DejaVu Sans Mono', monospace;
  letter-spacing: 0.04em;
}
.riferimento { font-size: 1.25rem; }
.errori { padding: 1rem 1.25rem; border: 1px solid var(--rosso); border-inline-start-width: 4px; }
.errori ul { margin: 0; padding-inline-start: 1.25rem; }
li { padding-block: 0.25rem; }
.campo { margin-block: 1.25rem; }
.campo > label { display: block; font-weight: 600; }
.campo > .spunta { display: flex; gap: 0.75rem; align-items: baseline; }
fieldset { padding: 0; border: 0; }
legend { padding: 0; font-weight: 600; }
fieldset > .spunta { padding-block: 0.625rem; font-weight: 400; }
.errore { margin: 0.25rem 0; color: var(--rosso); }
input:not([type=checkbox], [type=radio]), select, textarea { inline-size: 100%; min-block-size: 2.75rem; padding: 0.5rem 0.75rem; }
input:not([type=checkbox], [type=radio]), select, textarea {
  border: 1px solid var(--contorno); border-radius: 4px; background: #fff;
}
input, select, textarea { color: inherit; font: inherit; }
[type=checkbox], [type=radio] { inline-size: 1.25rem; block-size: 1.25rem; flex: none; }
[aria-invalid=true] { border: 2px solid var(--rosso); }
button {
  min-block-size: 2.75rem; padding: 0.625rem 1.5rem; border: 0; border-radius: 4px;
  background: var(--rosso); cursor: pointer;
}
button { color: #fff; font: inherit; font-weight: 600; }
:focus-visible { outline: 3px solid var(--pino); outline-offset: 2px; }
footer { padding-block: 1.5rem 3rem; color: var(--tenue); }
footer a { display: inline-block; padding-block: 0.625rem; }
`;
