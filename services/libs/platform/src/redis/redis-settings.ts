/** With these, Redis writes each command to disk before it replies, and evicts nothing. */
export const REDIS_SETTINGS = { appendonly: 'yes', appendfsync: 'always', 'maxmemory-policy': 'noeviction' } as const;
