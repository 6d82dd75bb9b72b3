/**
 * Headers of a page, which carries its own content security policy. `no-referrer` would make the origin of a form on it
 * `null`.
 */
export const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
} as const;
