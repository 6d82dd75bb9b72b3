import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** What counts as one visitor: an IPv4 address, or an IPv6 network of 64 bits, which one household holds whole. */
export function clientNetwork(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** A name for a visitor in limit counters that does not tell the address, and changes every day. */
export function clientKey(ip: string, now = new Date()): string {
  return createHash('sha256').update(`${now.toISOString().slice(0, 10)} ${clientNetwork(ip)}`).digest('base64url').slice(0, 22);
}
