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
  leadKinds,
  leadSchemas,
} from '@school/contracts';
import { z } from 'zod';
import { FORM_CONTENT_TYPE, TICKED } from '../native-forms/native-form.js';
import { receiptRoute } from '../native-forms/receipt-page.js';

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
  429: problem('Too many requests from this visitor', true),
  503: problem('Cannot take requests now; the same Idempotency-Key may be sent again', true),
};

const operation = (
  summary: string,
  request: JsonObject,
  status: 200 | 202,
  response: JsonObject,
  extra: JsonObject,
): JsonObject => ({
  post: {
    summary,
    parameters: [
      {
        in: 'header',
        name: 'Idempotency-Key',
        required: false,
        schema: { type: 'string', maxLength: 256 },
        description: extra['key'],
      },
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: request }, ...(extra['requests'] as JsonObject | undefined) },
    },
    responses: {
      [status]: {
        description: 'Accepted',
        content: { 'application/json': { schema: response }, ...(extra['content'] as JsonObject | undefined) },
      },
      ...errors,
      ...(extra['responses'] as JsonObject),
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
  const leads = leadKinds.flatMap((kind) => {
    const { endpoint, title } = leadForm(kind);
    const key = 'One key a filled form: sent again with the same content, it is the same request';
    if (endpoint === null) return [];
    const extra = { key, requests: nativeRequest(kind), responses: nativeAnswer };
    return [
      [endpoint, operation(title, schemaOf(leadSchemas[kind], 'input'), 202, schemaOf(acceptedLead, 'output'), extra)],
      [receiptRoute(endpoint).replace(':id', '{id}'), receipt],
    ];
  });
  const messages = { anyOf: [schemaOf(chatRequest, 'input'), schemaOf(chatVerdict, 'input')] };
  const chat = operation('Gaia', messages, 200, schemaOf(chatReply, 'output'), {
    key: 'Names the conversation',
    content: {
      'text/event-stream': {
        schema: { type: 'string' },
        description:
          'With `Accept: text/event-stream`: events `sentence` ({"text"}) while the reply is written, a preview; then ' +
          '`reply` (the same object as in JSON, which counts) or `problem` (a Problem). Comments keep the connection alive.',
      },
    },
    responses: { 204: { description: 'A verdict was counted' }, 504: problem('No answer in time') },
  });
  return {
    openapi: '3.1.0',
    info: { title: 'School website API', version: '1.0.0' },
    paths: Object.fromEntries([...leads, [CHAT_ENDPOINT, chat]]),
    components: { schemas: { Problem: PROBLEM } },
  };
}
