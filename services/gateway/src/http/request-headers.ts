const KEY_MAX = 256;

/** The client's idempotency key for one filled form. An invalid one is ignored: no request is refused for it. */
export function idempotencyKey(header: string | undefined): string | undefined {
  const key = header?.trim();
  return key && key.length <= KEY_MAX ? key : undefined;
}

/** Path of the site's page that sent a request, by Referer. The query may hold what a visitor typed. */
export function pageOf(referer: string | undefined, origins: readonly string[]): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined;
  const { origin, pathname } = new URL(referer);
  return origins.includes(origin) && !pathname.startsWith('/api/') ? pathname.slice(0, 200) : undefined;
}
