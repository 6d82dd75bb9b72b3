import type { Readable } from 'node:stream';
import { Body, Controller, Headers, HttpCode, Ip, Post, Res } from '@nestjs/common';
import {
  CHAT_ENDPOINT,
  type ChatReply,
  type ChatRequest,
  chatRequest,
  chatVerdict,
  fieldErrors,
} from '@school/contracts';
import { ProblemException } from '@school/platform';
import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { LoadLimit } from '../http/load-limit.js';
import { idempotencyKey } from '../leads/request-headers.js';
import { clientKey } from '../security/client-address.js';
import { RateLimit } from '../security/rate-limit.guard.js';
import { ChatFeedback } from './chat-feedback.js';
import { ChatReplies } from './chat-replies.js';
import { ChatStreams, EVENT_STREAM, STREAM_HEADERS } from './chat-streams.js';

/** The request headers of a chat client. */
interface ChatHeaders {
  readonly accept?: string;
  readonly 'idempotency-key'?: string;
}

@Controller()
export class ChatController {
  constructor(
    private readonly replies: ChatReplies,
    private readonly streams: ChatStreams,
    private readonly feedback: ChatFeedback,
    private readonly load: LoadLimit,
  ) {}

  @Post(CHAT_ENDPOINT)
  @HttpCode(200)
  @RateLimit('chat')
  async reply(
    @Body() body: unknown,
    @Headers() headers: ChatHeaders,
    @Ip() ip: string,
    @Res({ passthrough: true }) response: FastifyReply,
  ): Promise<ChatReply | Readable | undefined> {
    if (isVerdict(body)) {
      await this.feedback.take(valid(chatVerdict.safeParse(body)));
      void response.code(204);
      return undefined;
    }
    const chat = valid(chatRequest.safeParse(body));
    const streamed = headers.accept?.includes(EVENT_STREAM) ?? false;
    const conversation = conversationId(chat, idempotencyKey(headers['idempotency-key']), ip);
    // The reply is awaited outside of the limit: the number of waiting turns is limited by the queue.
    const turn = await this.load.run(() => this.replies.ask(conversation, chat.messages, streamed));
    if (!streamed) return this.replies.replyTo(turn);
    void response.headers(STREAM_HEADERS);
    return this.streams.open(turn);
  }
}

const isVerdict = (body: unknown): boolean => typeof body === 'object' && body !== null && 'feedback' in body;

/** @throws ProblemException 400, by field. */
function valid<T>(parsed: z.core.util.SafeParseResult<T>): T {
  if (!parsed.success) throw new ProblemException(400, { errors: fieldErrors(parsed.error.issues) });
  return parsed.data;
}

/**
 * The id of a conversation, so that one request for a quote stays one lead over turns and retries. It is derived from
 * the site's key, or for other clients from client, day and first message.
 */
function conversationId({ messages }: ChatRequest, key: string | undefined, ip: string): string {
  return createHash('sha256')
    .update(key ?? `${clientKey(ip)} ${messages[0]?.content ?? ''}`)
    .digest('base64url');
}
