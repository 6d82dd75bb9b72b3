// The HTML page: one column, tables and inline styles because Outlook supports nothing else; a few classes for dark
// mode and phones.
import type { SchoolContacts } from '@school/catalog';
import type { Block, MailContent, Row } from './mail-content.js';
import { type MailMarkup, mailHtml, lines, verbatim, verbatimLines } from './markup.js';
import { signature } from './signature.js';

const INK = '#14203A';
const INK_SOFT = '#4A5468';
const PAPER = '#FAF6EE';
const PAPER_DARK = '#F0E8DA';
const LINE = '#D9CDB8';
const RED = '#B3361F';

const font = mailHtml`font-family:'Segoe UI',Helvetica,Arial,sans-serif;`;
const body = mailHtml`${font}font-size:16px;line-height:24px;color:${INK};`;
const small = mailHtml`${font}font-size:13px;line-height:20px;color:${INK_SOFT};`;
const heading = mailHtml`${font}font-size:13px;line-height:20px;font-weight:bold;color:${RED};`;
// Headings and paragraphs make the vertical space: Outlook ignores the margins of tables.
const TABLE = mailHtml`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">`;
const breakable = 'word-break:break-word;overflow-wrap:anywhere;';

// Classes are for elements whose style changes in dark mode or on a phone.
const STYLE = mailHtml`
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; }
@media (max-width: 480px) {
  .sheet { padding-left: 20px !important; padding-right: 20px !important; }
  .ground { padding: 0 !important; }
}
@media (prefers-color-scheme: dark) {
  .ground { background-color: #0D1526 !important; }
  .paper { background-color: #16213B !important; border-color: #F2917B #34405C #34405C !important; }
  .frame { background-color: #1E2B49 !important; }
  .rule { border-color: #34405C !important; }
  .ink { color: #F3EDE1 !important; }
  .soft { color: #BCC3D1 !important; }
  .red { color: #F2917B !important; }
}`;

export function renderHtml(content: MailContent, school: SchoolContacts): string {
  return mailHtml`<!DOCTYPE html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${verbatim(content.subject)}</title>
<style>${STYLE}</style>
</head>
<body class="ground" bgcolor="${PAPER_DARK}" style="margin:0;padding:0;background-color:${PAPER_DARK};">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${content.summary}</div>
${TABLE}<tr><td class="ground" align="center" bgcolor="${PAPER_DARK}"
 style="padding:24px 12px;background-color:${PAPER_DARK};">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" bgcolor="${PAPER}"
 style="max-width:600px;background-color:${PAPER};border:1px solid ${LINE};border-top:4px solid ${RED};">
<tr><td class="sheet" align="left" style="padding:24px 36px 28px;">
<p class="soft" style="margin:0 0 20px;${small}">${verbatim(school.name)}</p>
<p class="red" style="margin:0;${heading}">${verbatim(content.heading)}</p>
<h1 class="ink"
 style="margin:2px 0 12px;${font}font-size:26px;line-height:32px;font-weight:bold;color:${INK};${breakable}"
>${content.title}</h1>
${content.due ? due(content.due) : []}
${content.blocks.map(block)}
<p class="rule soft"
 style="margin:32px 0 0;padding-top:16px;border-top:2px dashed ${LINE};${small}"
>${signature(school).map(signatureLine)}</p>
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`.source;
}

function block(block: Block): MailMarkup {
  switch (block.type) {
    case 'notice':
      return mailHtml`${TABLE}<tr><td class="frame ink" bgcolor="${PAPER_DARK}"
 style="padding:12px 16px;background-color:${PAPER_DARK};border:1px solid ${RED};${body}"
>${verbatim(block.text)}</td></tr>
<tr><td height="12" style="font-size:0;line-height:12px;">&nbsp;</td></tr></table>`;
    case 'contacts':
      return mailHtml`${TABLE}${block.rows.map(contact)}</table>
<p class="soft" style="margin:6px 0 0;${small}">${verbatim(block.note)}</p>`;
    case 'action':
      return mailHtml`<p style="margin:12px 0 4px;"><a class="ink frame" href="${block.href}"
 style="display:inline-block;padding:10px 18px;border:2px solid ${RED};background-color:${PAPER_DARK};${body}
font-weight:bold;text-decoration:none;">${verbatim(block.label)}</a></p>
${block.note ? mailHtml`<p class="soft" style="margin:0;${small}">${verbatim(block.note)}</p>` : []}`;
    case 'heading':
      return headed(block.text);
    case 'facts':
      return mailHtml`${headed(block.heading)}${TABLE}${block.rows.map(fact)}</table>`;
    case 'quotation':
      return mailHtml`${headed(block.heading)}${TABLE}<tr><td class="frame ink" bgcolor="${PAPER_DARK}"
 style="padding:14px 18px 16px;background-color:${PAPER_DARK};${body}${breakable}"><span class="soft"
 style="${small}">${verbatim(block.by)}</span><br><span dir="auto">${lines(block.text)}</span></td></tr></table>`;
    case 'paragraph':
      return mailHtml`<p lang="${block.lang ?? 'it'}" class="ink"
 style="margin:20px 0 12px;${body}">${verbatimLines(block.text)}</p>`;
  }
}

const due = ({ label, value }: Row) =>
  mailHtml`<p class="ink" style="margin:0 0 16px;${body}">
<span class="soft" style="${small}">${label}</span><br><strong>${verbatim(value)}</strong></p>`;

const headed = (text: string) => mailHtml`<h2 class="red" style="margin:28px 0 6px;${heading}">${verbatim(text)}</h2>`;

const link = ({ value, href }: Row, style: MailMarkup) =>
  href
    ? mailHtml`<a class="ink" href="${href}" style="${style}">${verbatim(value)}</a>`
    : mailHtml`<bdi>${value}</bdi>`;

const contact = (row: Row) =>
  mailHtml`<tr><td class="ink" style="padding:8px 0;${font}font-size:20px;line-height:28px;color:${INK};${breakable}">
<span class="soft" style="${small}">${row.label}</span><br>
${link(row, mailHtml`color:${INK};font-weight:bold;text-decoration:underline;`)}</td></tr>`;

const fact = (row: Row) =>
  mailHtml`<tr><td class="rule soft" width="38%" valign="top"
 style="padding:7px 12px 7px 0;border-bottom:1px solid ${LINE};${small}line-height:24px;">${row.label}</td>
<td class="rule ink" valign="top" style="padding:7px 0;border-bottom:1px solid ${LINE};${body}${breakable}">
${link(row, mailHtml`color:${INK};text-decoration:underline;`)}</td></tr>`;

function signatureLine({ label, value, href }: Row): MailMarkup {
  const shown = href
    ? mailHtml`<a class="soft" href="${href}" style="color:${INK_SOFT};">${verbatim(value)}</a>`
    : verbatim(value);
  return mailHtml`${label ? `${label} ` : ''}${shown}<br>`;
}
