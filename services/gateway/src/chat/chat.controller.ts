import { createHmac } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Body, Controller, Headers, HttpCode, Inject, Ip, Post, Res } from '@nestjs/common';
import {
  CHAT_ENDPOINT,
  type ChatReply,
  type ChatRequest,
  type ChatVerdict,
  chatRequest,
  chatVerdict,
} from '@school/contracts';
import type { FastifyReply } from 'fastify';
import { GATEWAY_ENV } from '../config.module.js';
import type { GatewayEnv } from '../env.js';
import { clientKey } from '../http/client-address.js';
import { idempotencyKey } from '../http/request-headers.js';
import { selectSchema } from '../http/schema.js';
import { RateLimit } from '../security/rate-limit.guard.js';
import { ChatFeedback } from './chat-feedback.js';
import { ChatReplies } from './chat-replies.js';
import { ChatStream, EVENT_STREAM, STREAM_HEADERS } from './chat-stream.js';

const schema = selectSchema((body) =>
  typeof body === 'object' && body !== null && 'feedback' in body ? chatVerdict : chatRequest,
);

@Controller(CHAT_ENDPOINT)
export class ChatController {
  constructor(
    private readonly replies: ChatReplies,
    private readonly feedback: ChatFeedback,
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
  ) {}

  @Post()
  @HttpCode(200)
  @RateLimit('chat')
  async reply(
    @Body({ schema }) body: ChatRequest | ChatVerdict,
    @Headers('accept') accept: string | undefined,
    @Headers('idempotency-key') key: string | undefined,
    @Ip() ip: string,
    @Res({ passthrough: true }) response: FastifyReply,
  ): Promise<ChatReply | Readable | undefined> {
    if ('feedback' in body) {
      await this.feedback.record(body);
      void response.code(204);
      return undefined;
    }
    const stream = accept?.includes(EVENT_STREAM) ? new ChatStream() : undefined;
    const conversation = conversationId(body, idempotencyKey(key), ip, this.env.LINKS_KEY);
    const turn = await this.replies.ask(conversation, body.messages, stream?.onSentence);
    const reply = this.replies.replyTo(turn);
    if (!stream) return reply;
    void response.headers(STREAM_HEADERS);
    return stream.open(reply);
  }
}

/**
 * The id of a conversation, so that one request for a quote stays one lead over turns and retries. It is derived from
 * the site's key, or for other clients from client, day and first message; with a secret, because the id of that lead
 * opens its receipt.
 */
function conversationId({ messages }: ChatRequest, key: string | undefined, ip: string, secret: Buffer): string {
  const source = key ?? `${clientKey(secret, ip)} ${messages[0]?.content ?? ''}`;
  return createHmac('sha256', secret).update(`conversation\n${source}`).digest('base64url');
}
