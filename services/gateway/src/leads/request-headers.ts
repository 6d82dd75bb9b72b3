const KEY_MAX = 256;

/** The client's name for one filled form. One we can't use is as good as none: nobody is refused for it. */
export function idempotencyKey(header: string | undefined): string | undefined {
  const key = header?.trim();
  return key && key.length <= KEY_MAX ? key : undefined;
}

/** Path of the page that sent a request, when the browser says so and it is ours. Never the query: it may hold what a visitor typed. */
export function pageOf(referer: string | undefined, origins: readonly string[]): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined;
  const { origin, pathname } = new URL(referer);
  return origins.includes(origin) ? pathname.slice(0, 200) : undefined;
}
