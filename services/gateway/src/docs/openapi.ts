// The OpenAPI document of the gateway, made from the schemas that it validates with.
import {
  CHAT_ENDPOINT,
  PROBLEM_CONTENT_TYPE,
  acceptedLead,
  chatReply,
  chatRequest,
  chatVerdict,
  leadForm,
  leadSchemas,
} from '@school/contracts';
import { z } from 'zod';
import { leadEndpoints } from '../http/lead-endpoints.js';

type JsonObject = Record<string, unknown>;

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonObject => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io }) as JsonObject;
  return rest;
};

const PROBLEM: JsonObject = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'Message for the visitor, in Italian' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
      description: 'Messages by field',
    },
  },
};

const problem = (description: string, retry = false): JsonObject => ({
  description,
  content: { [PROBLEM_CONTENT_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
  ...(retry && { headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds' } } }),
});

const errors: JsonObject = {
  400: problem('Invalid: malformed JSON, or errors by field'),
  403: problem('Sent from a page of another site'),
  413: problem('Body too large'),
  415: problem('Neither application/json nor, for a form, application/x-www-form-urlencoded'),
  429: problem('Too many requests from this network', true),
  503: problem('Cannot take requests now; the same Idempotency-Key may be sent again', true),
};

interface Operation {
  readonly summary: string;
  /** What the Idempotency-Key header means. */
  readonly key: string;
  /** The body in JSON. */
  readonly request: JsonObject;
  readonly status: 200 | 202;
  /** The answer in JSON. */
  readonly response: JsonObject;
  /** The answer in other media types. */
  readonly otherResponses?: JsonObject;
  /** Answers with another status, beside the common errors. */
  readonly otherStatuses: JsonObject;
}

const operation = (of: Operation): JsonObject => ({
  post: {
    summary: of.summary,
    parameters: [
      {
        in: 'header',
        name: 'Idempotency-Key',
        required: false,
        schema: { type: 'string', maxLength: 256 },
        description: of.key,
      },
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: of.request } },
    },
    responses: {
      [of.status]: {
        description: 'Accepted',
        content: { 'application/json': { schema: of.response }, ...of.otherResponses },
      },
      ...errors,
      ...of.otherStatuses,
    },
  },
});

/** The document, OpenAPI 3.1. */
export function openApiDocument(): JsonObject {
  const leads = leadEndpoints.map(({ kind, endpoint }) => [
    endpoint,
    operation({
      summary: leadForm(kind).title,
      key: 'One key a filled form: sent again with the same content, it is the same request',
      request: schemaOf(leadSchemas[kind], 'input'),
      status: 202,
      response: schemaOf(acceptedLead, 'output'),
      otherStatuses: { 303: { description: 'Accepted, of a form that a browser sends without a script (urlencoded)' } },
    }),
  ]);
  const chat = operation({
    summary: 'Gaia',
    key: 'Names the conversation',
    request: { anyOf: [schemaOf(chatRequest, 'input'), schemaOf(chatVerdict, 'input')] },
    status: 200,
    response: schemaOf(chatReply, 'output'),
    otherResponses: {
      'text/event-stream': {
        schema: { type: 'string' },
        description:
          'With `Accept: text/event-stream`: events `sentence` ({"text"}) while the reply is written, a preview; ' +
          'then `reply` (the same object as in JSON, which counts) or `problem` (a Problem). Comments keep the ' +
          'connection alive.',
      },
    },
    otherStatuses: { 204: { description: 'A verdict was counted' }, 504: problem('No answer in time') },
  });
  return {
    openapi: '3.1.0',
    info: { title: 'School website API', version: '1.0.0' },
    paths: Object.fromEntries([...leads, [CHAT_ENDPOINT, chat]]),
    components: { schemas: { Problem: PROBLEM } },
  };
}
