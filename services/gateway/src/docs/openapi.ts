// The OpenAPI document of the gateway, made from the schemas that it validates with.
import {
  CHAT_ENDPOINT,
  KEY_FIELD,
  type LeadKind,
  PROBLEM_CONTENT_TYPE,
  acceptedLead,
  chatReply,
  chatRequest,
  chatVerdict,
  isBox,
  leadForm,
  leadSchemas,
} from '@school/contracts';
import { z } from 'zod';
import { leadEndpoints } from '../http/lead-endpoints.js';
import { FORM_CONTENT_TYPE } from '../http/native-form.js';
import { TICKED } from '../native-forms/form-entries.js';

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
  /** The body in other media types. */
  readonly otherRequests?: JsonObject;
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
      content: { 'application/json': { schema: of.request }, ...of.otherRequests },
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

const page = (description: string): JsonObject => ({
  description,
  content: { 'text/html': { schema: { type: 'string' } } },
});

/** The same request as a browser sends it by itself. */
function nativeRequest(kind: LeadKind): JsonObject {
  const fields = Object.entries(leadForm(kind).fields);
  const properties = fields.map(([name, field]) => [name, isBox(field) ? { const: TICKED } : { type: 'string' }]);
  const key = { type: 'string', maxLength: 256, description: 'In place of the header Idempotency-Key' };
  const schema = { type: 'object', properties: { ...Object.fromEntries(properties), [KEY_FIELD]: key } };
  return { [FORM_CONTENT_TYPE]: { schema } };
}

const nativeAnswer: JsonObject = {
  303: {
    description:
      'Accepted, of a form that a browser sends by itself; refusals of one are pages too, with the status of the problem',
    headers: { Location: { schema: { type: 'string' }, description: 'Path of the receipt' } },
  },
};

const receipt: JsonObject = {
  get: {
    summary: 'Receipt of a form that a browser has sent by itself; follows from its address, holds no personal data',
    parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'string', format: 'uuid' } }],
    responses: {
      200: page('The reference, what happens next, how to reach the school'),
      404: page('No id of a request'),
    },
  },
};

/** The document, OpenAPI 3.1. */
export function openApiDocument(): JsonObject {
  const leads = leadEndpoints.flatMap(({ kind, endpoint }) => [
    [
      endpoint,
      operation({
        summary: leadForm(kind).title,
        key: 'One key a filled form: sent again with the same content, it is the same request',
        request: schemaOf(leadSchemas[kind], 'input'),
        otherRequests: nativeRequest(kind),
        status: 202,
        response: schemaOf(acceptedLead, 'output'),
        otherStatuses: nativeAnswer,
      }),
    ],
    [`${endpoint}/ricevuta/{id}`, receipt],
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
          'With `Accept: text/event-stream`: events `sentence` ({"text"}) while the reply is written, a preview; then ' +
          '`reply` (the same object as in JSON, which counts) or `problem` (a Problem). Comments keep the connection alive.',
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
