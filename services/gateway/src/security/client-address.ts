import { hash } from 'node:crypto';
import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Some proxies write the port too: it changes with every connection of the same visitor. */
const WITH_PORT = /^(?:\[(?<ipv6>[^\]]+)\]|(?<ipv4>[\d.]+))(?::\d+)?$/;
/** Shared by all whose address a proxy does not tell: words of a header must not make as many visitors as there are words. */
const UNKNOWN = 'unknown';

/** What counts as one visitor: an IPv4 address, or an IPv6 network of 64 bits, which one household holds whole. */
export function clientNetwork(ip: string): string {
  if (isIPv4(ip)) return ip;
  const { ipv6, ipv4 } = WITH_PORT.exec(ip)?.groups ?? {};
  const text = ipv6 ?? ipv4 ?? ip;
  if (!ipaddr.isValid(text)) return UNKNOWN;
  // An IPv4 address in IPv6 clothes is the IPv4 address, however it is written.
  const address = ipaddr.process(text);
  return address instanceof ipaddr.IPv6 ? `${address.parts.slice(0, 4).map((part) => part.toString(16)).join(':')}::/64` : address.toString();
}

/** A name for a visitor in limit counters that does not tell the address, and changes every day. */
export function clientKey(ip: string, now = new Date()): string {
  return hash('sha256', `${now.toISOString().slice(0, 10)} ${clientNetwork(ip)}`, 'base64url').slice(0, 22);
}
