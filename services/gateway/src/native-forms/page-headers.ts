/**
 * Headers of a page. The rest of its content security policy is in the page itself. With the referrer policy
 * `no-referrer`, a browser would send a form on the page with the origin `null`.
 */
export const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
} as const;
