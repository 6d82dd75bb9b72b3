import { type DynamicModule, Module } from '@nestjs/common';
import { QUEUES } from '@school/contracts';
import { QueuesModule } from '@school/platform';
import { ChatFeedback } from './chat-feedback.js';
import { CHAT_OPTIONS, ChatReplies, type ChatOptions } from './chat-replies.js';
import { ChatRequests } from './chat-requests.js';
import { ChatController } from './chat.controller.js';

const defaults: ChatOptions = { backlog: 200, deadlineMs: 20_000 };

@Module({})
export class ChatModule {
  /** @param options those that tests change. */
  static register(options?: Partial<ChatOptions>): DynamicModule {
    return {
      module: ChatModule,
      imports: [QueuesModule.forProducer(QUEUES.chat)],
      controllers: [ChatController],
      providers: [
        ChatFeedback,
        ChatReplies,
        ChatRequests,
        { provide: CHAT_OPTIONS, useValue: { ...defaults, ...options } },
      ],
    };
  }
}
