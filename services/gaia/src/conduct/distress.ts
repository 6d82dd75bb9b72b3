// Explicit words of self-harm, violence or despair: a closed list, so that nobody else is sent to a helpline.
import { z } from 'zod';
import { readYaml } from '../reader/knowledge.js';
import { hasAny } from '../reader/phrases.js';

const lists = z.record(z.string(), z.array(z.string())).parse(readYaml('distress.yaml'));

export const isDistress = hasAny(Object.values(lists).flat());
