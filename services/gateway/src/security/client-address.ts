import { hash } from 'node:crypto';
import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Some proxies add the port, which changes with every connection of the same client. */
const WITH_PORT = /^(?:\[(?<ipv6>[^\]]+)\]|(?<ipv4>[\d.]+))(?::\d+)?$/;
/** The key of all clients without a valid address: invalid values of a header must not count as different clients. */
const UNKNOWN = 'unknown';

type Parts = readonly number[];

/**
 * Where addresses of these ranges embed an IPv4 address, whose holder has all the IPv6 addresses around it. In Teredo
 * it is that of the client's router, with its bits inverted.
 */
const EMBEDDED: Readonly<Record<string, (parts: Parts) => Parts>> = {
  '6to4': (parts) => parts.slice(1, 3), // 2002:AABB:CCDD::/48
  rfc6052: (parts) => parts.slice(6), // NAT64, 64:ff9b::/96
  rfc6145: (parts) => parts.slice(6), // ::ffff:0:0:0/96
  teredo: (parts) => parts.slice(6).map((part) => part ^ 0xffff), // 2001::/32
};
/** `::a.b.c.d`, IPv4-compatible, deprecated; `::` and `::1` are none. */
const isCompatible = (parts: Parts) => parts.slice(0, 6).every((part) => part === 0) && parts[6] !== 0;

/**
 * What counts as one client: an IPv4 address, also embedded in an IPv6 address, or an IPv6 network of 64 bits, which
 * one household has.
 */
export function clientNetwork(ip: string): string {
  if (isIPv4(ip)) return ip;
  const { ipv6, ipv4 } = WITH_PORT.exec(ip)?.groups ?? {};
  const text = ipv6 ?? ipv4 ?? ip;
  if (!ipaddr.isValid(text)) return UNKNOWN;
  // An IPv4-mapped IPv6 address is the IPv4 address, however it is written.
  const address = ipaddr.process(text);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const { parts } = address;
  const embedded = EMBEDDED[address.range()]?.(parts) ?? (isCompatible(parts) ? parts.slice(6) : undefined);
  return embedded
    ? embedded.flatMap((part) => [part >> 8, part & 0xff]).join('.')
    : `${parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`;
}

/** A client's key in rate limits: a hash that does not disclose the address, and changes every day. */
export function clientKey(ip: string, now = new Date()): string {
  return hash('sha256', `${now.toISOString().slice(0, 10)} ${clientNetwork(ip)}`, 'base64url').slice(0, 22);
}
