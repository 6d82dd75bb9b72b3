import type { KeyObject } from 'node:crypto';
import { keyedHash } from '@school/leads';
import ipaddr from 'ipaddr.js';

/** Some proxies add the port, which changes with every connection of the same client. */
const WITH_PORT = /^(?:\[(?<ipv6>[^\]]+)\]|(?<ipv4>[\d.]+))(?::\d+)?$/;
/** The key of all clients without a valid address: invalid values of a header must not count as different clients. */
const UNKNOWN = 'unknown';

/** What counts as one client: an IPv4 address, or an IPv6 network of 64 bits, which one household has. */
export function clientNetwork(ip: string): string {
  const { ipv6, ipv4 } = WITH_PORT.exec(ip)?.groups ?? {};
  const text = ipv6 ?? ipv4 ?? ip;
  if (!ipaddr.isValid(text)) return UNKNOWN;
  // An IPv4-mapped IPv6 address is the IPv4 address, however it is written.
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * A client in rate limits: a hash that changes every day, and that nobody can make without the key. All IPv4 addresses
 * are hashed in an hour, so that a hash without a key would tell them.
 */
export const clientKey = (key: KeyObject, ip: string, now = new Date()): string =>
  keyedHash(key, 'client', now.toISOString().slice(0, 10), clientNetwork(ip)).slice(0, 22);
