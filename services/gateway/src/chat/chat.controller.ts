import { Body, Controller, Headers, HttpCode, Ip, Post } from '@nestjs/common';
import { CHAT_ENDPOINT, type ChatReply, type ChatRequest, chatRequest, fieldErrors } from '@school/contracts';
import { ProblemException } from '@school/platform';
import { createHash } from 'node:crypto';
import { idempotencyKey } from '../leads/request-headers.js';
import { clientKey } from '../security/client-address.js';
import { RateLimit } from '../security/rate-limit.guard.js';
import { ChatReplies } from './chat-replies.js';

@Controller()
export class ChatController {
  constructor(private readonly replies: ChatReplies) {}

  @Post(CHAT_ENDPOINT)
  @HttpCode(200)
  @RateLimit('chat')
  reply(@Body() body: unknown, @Headers('idempotency-key') key: string | undefined, @Ip() ip: string): Promise<ChatReply> {
    const parsed = chatRequest.safeParse(body);
    if (!parsed.success) throw new ProblemException(400, { errors: fieldErrors(parsed.error.issues) });
    return this.replies.replyTo(conversationId(parsed.data, idempotencyKey(key), ip), parsed.data.messages);
  }
}

/**
 * Names a conversation, so that one request for a quote stays one lead over turns and retries. The site names it by its key;
 * for other clients it is told by visitor, day and opening words.
 */
function conversationId({ messages }: ChatRequest, key: string | undefined, ip: string): string {
  return createHash('sha256').update(key ?? `${clientKey(ip)} ${messages[0]?.content ?? ''}`).digest('base64url');
}
