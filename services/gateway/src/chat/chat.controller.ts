import type { Readable } from 'node:stream';
import { Body, Controller, Headers, HttpCode, Inject, Post, Res } from '@nestjs/common';
import {
  CHAT_ENDPOINT,
  type ChatReply,
  type ChatRequest,
  type ChatVerdict,
  chatRequest,
  chatVerdict,
} from '@school/contracts';
import type { FastifyReply } from 'fastify';
import { ENV } from '@school/platform';
import type { GatewayEnv } from '../env.js';
import { idempotencyKey, pageOf } from '../http/request-headers.js';
import { selectSchema } from '../http/schema.js';
import { RateLimit } from '../security/rate-limit.guard.js';
import { ChatFeedback } from './chat-feedback.js';
import { ChatReplies } from './chat-replies.js';
import { ChatRequests, isSending } from './chat-requests.js';
import { ChatStream, EVENT_STREAM, STREAM_HEADERS } from './chat-stream.js';

const schema = selectSchema((body) =>
  typeof body === 'object' && body !== null && 'feedback' in body ? chatVerdict : chatRequest,
);

/** A card that is sent counts as a form: it must pass no other limit. The body is not checked yet. */
const isCardSent = (body: unknown): boolean => {
  const parsed = chatRequest.safeParse(body);
  return parsed.success && isSending(parsed.data);
};

@Controller(CHAT_ENDPOINT)
export class ChatController {
  constructor(
    private readonly replies: ChatReplies,
    private readonly requests: ChatRequests,
    private readonly feedback: ChatFeedback,
    @Inject(ENV) private readonly env: GatewayEnv,
  ) {}

  @Post()
  @HttpCode(200)
  @RateLimit((body) => (isCardSent(body) ? 'leads' : 'chat'))
  async reply(
    @Body({ schema }) body: ChatRequest | ChatVerdict,
    @Headers('accept') accept: string | undefined,
    @Headers('idempotency-key') key: string | undefined,
    @Headers('referer') referer: string | undefined,
    @Res({ passthrough: true }) response: FastifyReply,
  ): Promise<ChatReply | Readable | undefined> {
    if ('feedback' in body) {
      await this.feedback.record(body);
      void response.code(204);
      return undefined;
    }
    if (isSending(body))
      return this.requests.send(body, {
        idempotencyKey: idempotencyKey(key),
        origin: pageOf(referer, this.env.SITE_ORIGINS),
      });
    const stream = accept?.includes(EVENT_STREAM) ? new ChatStream() : undefined;
    const turn = await this.replies.ask(body, stream?.onSentence);
    const reply = this.replies.replyTo(turn);
    if (!stream) return reply;
    void response.headers(STREAM_HEADERS);
    return stream.open(reply);
  }
}
